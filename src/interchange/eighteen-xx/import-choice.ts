/** Reads the actions that pick one of several things: steel, a longer train, gold, a ghost town, who pays the lease. */
import { quoted } from '../../fault.ts';
import { ok } from '../../result.ts';
import { readChoice } from './choices.ts';
import { withGhostTown } from './copy-book.ts';
import type { Imported } from './import-action.ts';
import type { Read, Reading } from './import-names.ts';
import { actingRailroad, faultIn, privateNamed, railroadBehind } from './import-names.ts';
import type { GameAction } from './schema.ts';
import { whereIsTrain } from './train-copies.ts';

type ActionOf<T extends GameAction['type']> = Extract<GameAction, { type: T }>;

export const importChoice = (reading: Reading, action: ActionOf<'choose'>): Read<Imported> => {
  const { book } = reading;
  const card = action.entity_type === 'company' ? privateNamed(reading, 'entity', action.entity) : null;
  if (card !== null && !card.ok) return card;
  const acting = card === null ? actingRailroad(reading, action) : railroadBehind(reading, card.value);
  if (!acting.ok) return acting;
  const railroad = acting.value;
  const choice = readChoice(action.choice, reading.box);
  if (choice === null || (card !== null && (choice.kind !== 'gold' || card.value !== 'G2')))
    return faultIn(reading, 'choice', 'malformed', `${quoted(action.choice)} is nothing to choose`, 'REPLAY-06');
  switch (choice.kind) {
    case 'steel':
      return ok({ move: { type: 'chooseSteel', railroad, column: choice.column, price: choice.price }, book });
    case 'gold':
      return ok({
        move: { type: 'shipGold', railroad, hex: choice.hex, ...(card === null ? {} : { nugget: true }) },
        book,
      });
    case 'ghostTown':
      return ok({ move: { type: 'placeGhostTown', railroad }, book: withGhostTown(book, reading.game) });
    case 'lease':
      return ok({ move: { type: 'payLease', railroad, payer: choice.payer }, book });
    case 'notLonger':
      return ok({ move: { type: 'lengthenTrain', railroad, private: choice.private, by: 0 }, book });
    case 'longer': {
      if (whereIsTrain(book.trains, choice.copy) !== railroad)
        return faultIn(
          reading,
          'choice',
          'train-elsewhere',
          `${railroad} has no such train: ${quoted(action.choice)}`,
          'ROUTE-14',
        );
      const { private: by, copy } = choice;
      return ok({ move: { type: 'lengthenTrain', railroad, private: by, train: copy.train, by: choice.by }, book });
    }
  }
};

const DEBTORS = { 'RG-D': 'RG', 'SF-D': 'SF' } as const;

const isDebt = (entity: unknown): entity is keyof typeof DEBTORS =>
  typeof entity === 'string' && Object.hasOwn(DEBTORS, entity);

export const importAbility = (reading: Reading, action: ActionOf<'choose_ability'>): Read<Imported> => {
  const { entity, choice } = action;
  if (!isDebt(entity))
    return faultIn(reading, 'entity', 'unknown-name', `${quoted(entity)} has no such ability`, 'REPLAY-06');
  if (choice !== 'pay_debt')
    return faultIn(reading, 'choice', 'malformed', `${quoted(choice)} is nothing to choose`, 'REPLAY-06');
  return ok({ move: { type: 'payDebt', railroad: DEBTORS[entity] }, book: reading.book });
};
