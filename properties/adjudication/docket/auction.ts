/** Docket: the auction, the setup, records and variants. */
import { baseBox } from '../../../spec/box/base-box.ts';
import type { Move } from '../../../spec/moves/move.ts';
import type { Position } from '../../../spec/state.ts';
import type { ProfileId } from '../../../spec/vocabulary.ts';
import { PRIVATES } from '../../../spec/vocabulary.ts';
import { readGameText } from '../../../src/interchange/read-file.ts';
import { replay } from '../../../src/replay/replay.ts';
import { bid, pass } from '../../support/moves.ts';
import type { Name } from '../../support/stock-scene.ts';
import { deal, engine, play, setupFor, skipAuction } from '../../support/table.ts';
import type { Case } from './case.ts';

const auction =
  (...moves: readonly Move[]) =>
  (profile: ProfileId): Position =>
    play(deal(setupFor(profile)), ...moves);

/** The last private is up, and all but one have declined it. */
const lastDecline = (profile: ProfileId): Position => {
  let at = deal(setupFor(profile));
  for (;;) {
    const next = play(at, pass((at.game.lot?.turn ?? 'ann') as Name));
    if (!next.at.startsWith('game.auction')) return at;
    at = next;
  }
};

const record = (actions: readonly object[], options: readonly string[] = []) =>
  readGameText(
    JSON.stringify({
      id: 1,
      players: [{ id: 1 }, { id: 2 }],
      settings: { seed: 5, optional_rules: options },
      actions: actions.map((action, i) => ({ entity_type: 'player', id: i + 1, ...action })),
    }),
    baseBox,
    'record',
  );
/** Whether actions of a record leave the game as it was. */
const changesNothing = (actions: readonly object[]): boolean => {
  const file = record(actions);
  if (!file.ok) return false;
  const steps = [...replay(engine, file.value, 'record')];
  return (
    steps.length === actions.length + 1 &&
    steps.every(({ position }) => JSON.stringify(position) === JSON.stringify(steps[0]?.position))
  );
};
const on = { type: 'program_share_pass', entity: 1, unconditional: false, indefinite: false };
const off = { type: 'program_disable', entity: 1, reason: 'Shares were sold' };

const RULINGS = ['bga', '18xx-games'] as const;

export const AUCTION_CASES: readonly Case[] = [
  {
    id: 'B013',
    says: 'a private that everybody declines is removed, and the next one is put up',
    scene: auction(pass('ann'), pass('bob')),
    move: pass('cid'),
    verdict: 'legal',
    causes: ['private Y3 closes [AUCTION-09', 'Y5 is put up'],
    causesNo: ['pays'],
  },
  {
    id: 'B014',
    says: 'the last one is removed likewise, and the first stock round begins',
    scene: lastDecline,
    move: pass('cid'),
    verdict: 'legal',
    causes: ['private B6 closes [AUCTION-09', 'stock round 1 begins'],
  },
  ...(['B058', 'B104'] as const).flatMap((id): readonly Case[] => [
    {
      id,
      says: 'who has declined is out: the third player’s bid wins at once',
      scene: auction(pass('ann'), pass('bob')),
      move: bid('cid', 'Y3', 75),
      verdict: 'legal',
      causes: ['cid pays the bank $75 [AUCTION-08', 'private Y3 from the bank to cid'],
    },
    {
      id,
      says: 'on 18xx.games the others are asked again',
      profile: '18xx-games',
      scene: auction(pass('ann'), pass('bob')),
      move: bid('cid', 'Y3', 75),
      verdict: 'legal',
      causes: ['highest bid for Y3: $75 by cid'],
      causesNo: ['cid pays'],
    },
  ]),
  {
    id: 'B058',
    says: 'there the first may bid $80',
    profile: '18xx-games',
    scene: auction(pass('ann'), pass('bob'), bid('cid', 'Y3', 75)),
    move: bid('ann', 'Y3', 80),
    verdict: 'profile-dependent',
    rule: 'AUCTION-05',
  },
  {
    id: 'B075',
    says: 'one private at a time is bid for',
    scene: auction(),
    move: bid('ann', 'Y5', 70),
    verdict: 'illegal',
    rule: 'AUCTION-01',
  },
  ...RULINGS.map(
    (profile): Case => ({
      id: 'B075',
      says: `a raise is of $5 at least, ${profile}`,
      profile,
      scene: auction(bid('ann', 'Y3', 40)),
      move: bid('bob', 'Y3', 44),
      verdict: 'illegal',
      rule: 'AUCTION-03',
      numbers: '$44',
    }),
  ),
  {
    id: 'B075',
    says: 'the next auction begins left of the winner',
    scene: auction(bid('ann', 'Y3', 40), bid('bob', 'Y3', 45), pass('cid'), pass('ann')),
    move: bid('bob', 'Y5', 70),
    verdict: 'illegal',
    rule: 'AUCTION-02',
  },
  {
    id: 'B075',
    says: 'two yellow, two green and one brown are put up, the cheaper of a colour first',
    found: () => {
      const { privates } = deal(setupFor('bga')).game;
      const cards = Object.keys(privates) as (typeof PRIVATES)[number][];
      return cards.map((id) => `${baseBox.privates[id].colour} ${baseBox.privates[id].value}`);
    },
    is: ['yellow 40', 'yellow 70', 'green 55', 'green 75', 'brown 40'],
  },
  {
    id: 'B039',
    says: 'an automatic pass that is switched on and off changes nothing',
    found: () => changesNothing([on, off]),
    is: true,
  },
  {
    id: 'B042',
    says: 'nor does one that stays on while another acts',
    found: () => changesNothing([on]),
    is: true,
  },
  {
    id: 'B053',
    says: 'of the variants the shorter game is known',
    found: () => {
      const file = record([], ['shorter_game_end']);
      return file.ok && file.value.setup.shorterEnd;
    },
    is: true,
  },
  {
    id: 'B053',
    says: 'others are refused by name, and their cards are not in the box',
    found: () => {
      const file = record([], ['auction_variant']);
      return [file.ok ? null : file.error.code, PRIVATES.filter((id) => ['Y7', 'G7', 'B7'].includes(id))];
    },
    is: ['unknown-option', []],
  },
  {
    id: 'B110',
    says: 'five railroads, Rio Grande and Santa Fe among them',
    found: () => {
      const ids = Object.keys(deal(setupFor('bga')).game.railroads);
      const without = engine.newGame(setupFor('bga', 3, { railroads: ['KP', 'SPP', 'SF', 'NO', 'CS'] }));
      return [ids.length, ids.includes('RG'), ids.includes('SF'), without.ok ? null : without.faults[0]?.rule];
    },
    is: [5, true, true, 'SETUP-05'],
  },
  {
    id: 'B110',
    says: 'one place beyond the map, Silverton on two hexes, begins dear and falls, the others rise',
    found: () =>
      Object.values(baseBox.hexes)
        .flatMap(({ stop }) => (typeof stop?.revenue === 'object' && stop.revenue !== null ? [stop.revenue] : []))
        .filter(({ yellow, gray }) => yellow > gray)
        .map(({ yellow, green, brown, gray }) => [yellow, green, brown, gray]),
    is: Array(2).fill([70, 60, 50, 40]),
  },
  {
    id: 'B048',
    says: 'games in one process leave the box as it was',
    found: () => {
      const before = JSON.stringify(baseBox);
      for (const profile of ['bga', 'summary', '18xx-games'] as const) skipAuction(deal(setupFor(profile)));
      const years = Object.values(baseBox.charters).map(({ established }) => established);
      return [JSON.stringify(baseBox) === before, new Set(years).size === years.length];
    },
    is: [true, true],
  },
];
