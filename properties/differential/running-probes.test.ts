/** What the 18xx.games engine says of runs, gold, dividends and rent, and what we say of them. */
import { describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import { companiesOf, companyOf, priceOf } from '../../spec/holdings.ts';
import type { Move } from '../../spec/moves/move.ts';
import type { RuleId } from '../../spec/rules/ids.ts';
import type { Position } from '../../spec/state.ts';
import { decidedBy, engine, play } from '../support/table.ts';
import type { TraceRecord } from './engine-records.ts';
import { gamesAreHanded, probedGames, traceOf } from './engine-records.ts';
import type { AskedMove } from './probed-positions.ts';
import { askedMoves, playedPositions } from './probed-positions.ts';

const handed = gamesAreHanded('runs, gold, dividends and rent are');

const ASKED = /^(?:route|div|gold|lease|choose_train)_/;

/** Where the engine and the rules differ: by tag, with our rule, and how often it was asked. */
const LENIENT: readonly {
  readonly tag: string;
  readonly rule: RuleId | 'legal' | 'unreadable';
  readonly why: string;
  readonly times: number;
}[] = [
  { tag: 'gold_none', rule: 'GOLD-02', why: 'gold from a hex without a cube', times: 18 },
  { tag: 'gold_choose', rule: 'GOLD-02', why: 'gold from beside the route', times: 8 },
  { tag: 'gold_none', rule: 'OR-ORDER-03', why: 'in the track step any choice is one of steel', times: 14 },
  { tag: 'gold_choose', rule: 'OR-ORDER-03', why: 'in the track step any choice is one of steel', times: 14 },
  { tag: 'gold_ghost', rule: 'OR-ORDER-03', why: 'in the track step any choice is one of steel', times: 11 },
  { tag: 'lease_choose', rule: 'OR-ORDER-03', why: 'in the track step any choice is one of steel', times: 11 },
  { tag: 'lease_choose', rule: 'unreadable', why: 'the same, and the bank is no payer', times: 8 },
  { tag: 'choose_train_boost', rule: 'PRIVATE-G6-01', why: 'three cubes on one train', times: 2 },
  { tag: 'route_broken', rule: 'legal', why: 'legs out of order, which the reading puts in order', times: 24 },
  { tag: 'route_swap_trains', rule: 'legal', why: 'names the copy that is not longer', times: 1 },
];

const lenient = Object.fromEntries(LENIENT.map(({ tag, rule, times }) => [`${tag} ${rule}`, times]));

interface Judged extends AskedMove {
  readonly rule: RuleId | 'legal' | 'unreadable';
}

const judged: readonly Judged[] = !handed
  ? []
  : probedGames().flatMap((game) =>
      [...askedMoves(game, ASKED)].map(
        (asked): Judged => ({
          ...asked,
          rule: asked.move === null ? 'unreadable' : (decidedBy(asked.position, asked.move) ?? 'legal'),
        }),
      ),
    );

/** Cash and prices after a move, in the engine's form. */
const after = ({ game }: Position) => ({
  cash: Object.fromEntries([
    ...game.players.map(({ id, cash }) => [id, cash]),
    ...companiesOf(game).map((id) => [id, companyOf(game, id).cash]),
  ]),
  price: Object.fromEntries(companiesOf(game).map((id) => [id, priceOf(game, baseBox, id)])),
});

const without = <T>({ DEBT: _, ...others }: Readonly<Record<string, T>>): Readonly<Record<string, T>> => others;

describe.skipIf(!handed)('verdicts of the 18xx.games engine on runs, gold, dividends and rent', () => {
  it('are ours too, but for what its engine leaves unchecked', () => {
    const disagreements: Record<string, number> = {};
    for (const { probe, rule } of judged) {
      if ((rule === 'legal') === probe.accepted) continue;
      const key = `${probe.tag} ${rule}`;
      disagreements[key] = (disagreements[key] ?? 0) + 1;
    }
    expect(disagreements).toEqual(lenient);
  });

  it('are asked of enough moves of every kind', () => {
    expect(judged.length).toBeGreaterThan(1300);
    for (const type of ['runTrains', 'shipGold', 'dividend', 'placeGhostTown', 'payLease', 'lengthenTrain'])
      expect(judged.filter(({ move }) => move?.type === type).length, type).toBeGreaterThan(10);
  });

  it('lead to the same cash and prices', () => {
    let compared = 0;
    for (const { probe, position, move, rule } of judged) {
      if (rule !== 'legal' || move === null || probe.after === undefined) continue;
      const { cash, price } = probe.after;
      const shown = { n: probe.n, tag: probe.tag, ...after(play(position, move)) };
      expect(shown).toEqual({ n: probe.n, tag: probe.tag, cash: without(cash), price: without(price) });
      compared += 1;
    }
    expect(compared).toBeGreaterThan(300);
  });
});

/** A record with what the engine offers in the step. */
interface OfferingRecord extends TraceRecord {
  readonly step: string;
  readonly choices: readonly string[] | null;
  readonly turnState: { readonly leaseDue: number } | null;
}

/**
 * What the engine offers and could carry out: it goes on offering gold that was not there when a record shipped it
 * (REPLAY-13), and lets a railroad choose to pay rent that it does not have.
 */
const soundChoices = (record: OfferingRecord): readonly string[] => {
  const treasury = record.corporations.find(({ sym }) => sym === record.active)?.cash ?? 0;
  const poor = treasury < (record.turnState?.leaseDue ?? 0);
  return (record.choices ?? []).filter(
    (choice) => (record.gold.cubes[choice] ?? 0) >= 0 && !(choice === 'corporation' && poor),
  );
};

/** Steps of the engine by the leaf of ours. */
const STEPS: Readonly<Record<string, string>> = { run: 'Route', dividend: 'Dividend', lease: 'BridgeLease' };
const POWERS: Readonly<Record<string, string>> = { B5: 'engineer', G6: 'coal_depot', Y3: 'coal_mines' };

/** What a move is called among the choices of the engine; train copies without their number. */
const choiceOf = (move: Move): readonly string[] => {
  switch (move.type) {
    case 'shipGold':
      // The nugget is a choice of its card.
      return move.nugget === true ? [] : [move.hex];
    case 'placeGhostTown':
      return ['ghost_town'];
    case 'payLease':
      return [move.payer === 'railroad' ? 'corporation' : 'president'];
    case 'lengthenTrain':
      return [`${POWERS[move.private]}/${move.by === 0 ? 'skip' : move.train}/${move.by}`];
    default:
      return [];
  }
};

describe.skipIf(!handed)('choices that the 18xx.games engine offers from the run to the rent', () => {
  it.each(probedGames().map((game) => [game] as const))('are ours: %s', (game) => {
    const records = traceOf(game) as readonly OfferingRecord[];
    let compared = 0;
    let index = 0;
    for (const { position } of playedPositions(game)) {
      const record = records[index++];
      const leaf = position.at.split('.').at(-1) ?? '';
      const step = record === undefined || position.game.result !== null ? '' : record.step;
      if (record === undefined || !(leaf in STEPS || Object.values(STEPS).includes(step))) continue;
      const offered = [...engine.options(position)].flatMap(({ move }) => choiceOf(move));
      const theirs = soundChoices(record).map((choice) => choice.replace(/-\d+\//, '/'));
      expect({ n: record.n, step: STEPS[leaf], offered: offered.sort() }).toEqual({
        n: record.n,
        step,
        offered: theirs.sort(),
      });
      compared += 1;
    }
    expect(compared).toBeGreaterThan(5);
  });
});
