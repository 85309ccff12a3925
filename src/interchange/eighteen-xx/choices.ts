/** What a `choose` action says: which steel, which train is made longer, which gold, who pays the lease. */
import type { Box } from '../../../spec/box/box.ts';
import type { HexId, Private, SteelColumn } from '../../../spec/vocabulary.ts';
import { STEEL_COLUMNS } from '../../../spec/vocabulary.ts';
import type { TrainCopy } from './train-copies.ts';
import { readTrainCopy, trainName } from './train-copies.ts';

/** A choice, read. Its forms differ so much that the text alone tells which it is. */
export type Choice =
  | { readonly kind: 'steel'; readonly column: SteelColumn; readonly price: number }
  | { readonly kind: 'longer'; readonly private: Private; readonly copy: TrainCopy; readonly by: number }
  | { readonly kind: 'notLonger'; readonly private: Private }
  | { readonly kind: 'gold'; readonly hex: HexId }
  | { readonly kind: 'ghostTown' }
  | { readonly kind: 'lease'; readonly payer: 'railroad' | 'president' };

/** Powers that make trains longer, as records call them. */
const POWERS: readonly (readonly [name: string, id: Private])[] = [
  ['engineer', 'B5'],
  ['coal_depot', 'G6'],
  ['coal_mines', 'Y3'],
];

const isColumn = (text: string): text is SteelColumn => (STEEL_COLUMNS as readonly string[]).includes(text);

/** Reads a choice; null if it is none that the game knows. */
export const readChoice = (text: string, box: Box): Choice | null => {
  if (text === 'ghost_town') return { kind: 'ghostTown' };
  if (text === 'corporation') return { kind: 'lease', payer: 'railroad' };
  if (text === 'president') return { kind: 'lease', payer: 'president' };
  if (Object.hasOwn(box.hexes, text)) return { kind: 'gold', hex: text };
  const steel = /^([A-Z])-(\d{1,3})$/.exec(text);
  const column = steel?.[1] ?? '';
  if (isColumn(column)) return { kind: 'steel', column, price: Number(steel?.[2]) };
  return readLonger(text, box);
};

const readLonger = (text: string, box: Box): Choice | null => {
  const [power, target, amount, more] = text.split('/');
  const id = POWERS.find(([name]) => name === power)?.[1];
  if (id === undefined || target === undefined || amount === undefined || more !== undefined) return null;
  if (!/^\d{1,2}$/.test(amount)) return null;
  if (target === 'skip') return { kind: 'notLonger', private: id };
  const copy = readTrainCopy(target, box);
  return copy === null ? null : { kind: 'longer', private: id, copy, by: Number(amount) };
};

/** Writes a choice of steel. */
export const steelChoice = (column: SteelColumn, price: number): string => `${column}-${price}`;

/** Writes a choice of a longer train; null where no record has a word for the private. */
export const longerChoice = (id: Private, copy: TrainCopy | null, by: number): string | null => {
  const power = POWERS.find(([, each]) => each === id)?.[0];
  if (power === undefined) return null;
  return copy === null ? `${power}/skip/0` : `${power}/${trainName(copy)}/${by}`;
};
