/** The games in `docs/examples`, position by position, and the examples for rules that are found in them. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { leafAt } from '../../machines/stepper.ts';
import type { Entry } from '../../spec/ledger.ts';
import type { Move } from '../../spec/moves/move.ts';
import type { RuleId } from '../../spec/rules/ids.ts';
import type { Position } from '../../spec/state.ts';
import type { Railroad } from '../../spec/vocabulary.ts';
import { TRAINS } from '../../spec/vocabulary.ts';
import { entryLine } from '../../src/adjudication/entry-text.ts';
import type { Example } from '../../src/documents/evidence/evidence.ts';
import { violationsOf } from '../../src/engine.ts';
import { readGameFile } from '../../src/interchange/read-file.ts';
import { seatLetters } from '../../src/notation/players.ts';
import { printMove } from '../../src/notation/print-move.ts';
import { replay } from '../../src/replay/replay.ts';
import { telling } from '../adjudication/telling.ts';
import { engine } from '../support/table.ts';

const FOLDER = fileURLToPath(new URL('../../docs/examples/', import.meta.url));

/** A position of an example game, with the move made there and what it caused. */
export interface Moment {
  readonly game: string;
  readonly at: number;
  readonly position: Position;
  readonly move: Move | null;
  readonly journal: readonly Entry[];
}

/** Names of the example games. */
export const exampleGames = (): readonly string[] =>
  readdirSync(FOLDER)
    .filter((file) => /\.(?:json|rg)$/.test(file))
    .sort();

/** All positions of an example game. */
export const momentsOf = (game: string): readonly Moment[] => {
  const file = readGameFile(FOLDER + game, engine.box);
  if (!file.ok) throw new Error(file.error.message);
  const steps = [...replay(engine, file.value, game)];
  return steps.map(({ n, position }, i): Moment => {
    const next = steps[i + 1];
    return { game, at: n, position, move: next?.move ?? null, journal: next?.journal ?? [] };
  });
};

/** Entries that people are told of. */
const toldEntries = ({ journal }: Moment): readonly Entry[] =>
  journal.filter((entry) => entryLine(entry, telling) !== null);

/** For each rule the recorded move that it has the largest part in. */
const causedIn = (moments: readonly Moment[]): ReadonlyMap<RuleId, Example> => {
  const best = new Map<RuleId, { readonly example: Example; readonly lines: number }>();
  for (const moment of moments) {
    const told = toldEntries(moment);
    for (const { rule } of told)
      if (told.length < (best.get(rule)?.lines ?? Number.POSITIVE_INFINITY))
        best.set(rule, { example: { game: moment.game, at: moment.at }, lines: told.length });
  }
  return new Map([...best].map(([rule, { example }]) => [rule, example]));
};

/** Who acts at a position. */
const actorAt = ({ game }: Position): { readonly player?: string; readonly railroad?: Railroad } => {
  const railroad = game.operating?.turn?.railroad;
  if (railroad !== undefined) return { railroad };
  const player = game.lot?.turn ?? game.stock?.turn;
  return player === undefined ? {} : { player };
};

/** The move as whoever is on turn would make it; of a founding the railroad is what is founded. */
const asIfBy = (move: Move, position: Position): Move => {
  const { player, railroad } = actorAt(position);
  const president = railroad === undefined ? null : (position.game.railroads[railroad]?.president ?? null);
  return {
    ...move,
    ...('player' in move ? { player: player ?? president ?? move.player } : {}),
    ...('railroad' in move && move.type !== 'found' && railroad !== undefined ? { railroad } : {}),
  } as Move;
};

/** The move, whoever makes it. */
const withoutActor = (move: Move): string =>
  JSON.stringify({ ...move, player: null, railroad: move.type === 'found' ? move.railroad : null });

/** The move and moves like it, with other numbers. */
const varied = (move: Move): readonly Move[] => {
  switch (move.type) {
    case 'bid':
    case 'buyPrivate':
      return [0, 1, -5, 5, 1000, -35].map((more) => ({ ...move, price: Math.max(0, move.price + more) }));
    case 'sellShares':
      return [10, 20, 30, 40, 50, 60].map((percent) => ({ ...move, percent }));
    case 'buyShares':
      return [10, 20].map((percent) => ({ ...move, percent }));
    case 'found':
      return [60, 65, 70, 75, 80, 90, 120, 180].map((par) => ({ ...move, par }));
    case 'buyTrain':
      return TRAINS.flatMap((train) => [0, 1].map((more) => ({ ...move, train, price: move.price + more })));
    case 'chooseSteel':
      return [0, 10, 20, 30].map((price) => ({ ...move, price }));
    case 'lengthenTrain':
      return [1, 2, 3].map((by) => ({ ...move, by }));
    default:
      return [move];
  }
};

/** Cards whose own moves no example game has. */
const CARDS = ['Y2', 'Y3', 'G6', 'B2', 'B3', 'B5'] as const;
const MADE_UP: readonly Move[] = [
  ...CARDS.flatMap((card): Move[] => [
    { type: 'lengthenTrain', railroad: 'RG', private: card, train: '2+', by: 1 },
    { type: 'layPrivateTile', railroad: 'RG', private: card, hex: 'K3', tile: '57', rotation: 0 },
  ]),
  { type: 'layPrivateTile', railroad: 'RG', private: 'B2', hex: 'E3', tile: 'RG1', rotation: 0 },
  { type: 'layTile', railroad: 'RG', hex: 'E13', tile: 'RG-E', rotation: 1 },
  { type: 'placeStation', railroad: 'RG', hex: 'D12' },
  { type: 'placeGhostTown', railroad: 'RG' },
  { type: 'payDebt', railroad: 'RG' },
  { type: 'declareBankruptcy', railroad: 'RG' },
  { type: 'sellShares', player: '', company: 'CF&I', percent: 10 },
  { type: 'payLease', railroad: 'RG', payer: 'railroad' },
];

/** Of positions in which tiles are laid one in so many is tried: there are many, and judging a lay takes long. */
const EVERY = 5;

/** For each rule a move that it refuses, alone where that was found. */
const refusedIn = (moments: readonly Moment[]): ReadonlyMap<RuleId, Example> => {
  const pool = new Map<string, Move>();
  for (const move of [...moments.flatMap((each) => each.move ?? []), ...MADE_UP])
    for (const each of varied(move)) pool.set(withoutActor(each), each);
  const best = new Map<RuleId, { readonly example: Example; readonly others: number }>();
  for (const [index, { game, at, position }] of moments.entries()) {
    const letters = seatLetters(position.game.players.map(({ id }) => id));
    const kinds = new Set(Object.keys(leafAt(position.at).on));
    for (const raw of pool.values()) {
      if (!kinds.has(raw.type) || (/^lay/.test(raw.type) && index % EVERY !== 0)) continue;
      const move = asIfBy(raw, position);
      const broken = [...new Set(violationsOf(engine.judge(position, move)).map(({ rule }) => rule))];
      // Best is a move that breaks this rule alone, next one of which it is the first.
      for (const [place, rule] of broken.entries()) {
        const others = broken.length - 1 + place;
        if (others < (best.get(rule)?.others ?? Number.POSITIVE_INFINITY))
          best.set(rule, { example: { game, at, move: printMove(move, letters) }, others });
      }
    }
  }
  return new Map([...best].map(([rule, { example }]) => [rule, example]));
};

/** Examples for rules: of those that guard moves a move that is refused, of others what they cause. */
export const examplesIn = (
  moments: readonly Moment[],
): { readonly refused: ReadonlyMap<RuleId, Example>; readonly caused: ReadonlyMap<RuleId, Example> } => ({
  refused: refusedIn(moments),
  caused: causedIn(moments),
});
