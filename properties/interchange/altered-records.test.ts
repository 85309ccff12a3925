/** Recorded games with one action altered: the replay tells it at its place, with its rule, and all before it is right. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import { held, playerOf, priceOf } from '../../spec/holdings.ts';
import type { Move } from '../../spec/moves/move.ts';
import type { RuleId } from '../../spec/rules/ids.ts';
import { Engine } from '../../src/engine.ts';
import { traceRecord } from '../../src/trace/record.ts';
import { command } from '../support/command-line.ts';
import type { PlayedMove } from '../support/played.ts';
import type { Action, Course, RandomRecord } from '../support/random-record.ts';
import { randomRecord, replayed } from '../support/random-record.ts';

const engine = new Engine();
const game = randomRecord(3, 8);

/** What an alteration needs to know: the action, the move, and the actions before it. */
interface Found {
  readonly action: Action;
  readonly made: PlayedMove;
  readonly earlier: readonly Action[];
}
/** Alters an action; null where this one does not serve. */
type Alter = (found: Found) => Action | null;

interface Altered {
  /** Number of the altered action. */
  readonly n: number;
  readonly action: Action;
  readonly made: PlayedMove;
  readonly course: (follow: boolean) => Course;
}

/** Actions to be replayed from the altered one on. */
const AFTER = 10;

/** The first action of a record that serves, altered. */
const alteredIn = (record: RandomRecord, alter: Alter): Altered => {
  for (const [index, action] of record.actions.entries()) {
    const made = record.moves[index];
    if (made === undefined) break;
    const other = alter({ action, made, earlier: record.actions.slice(0, index) });
    if (other === null) continue;
    const actions = record.actions.with(index, other);
    return {
      n: index + 1,
      action: other,
      made,
      course: (follow) => replayed(record, actions, { follow, at: index + AFTER }),
    };
  }
  throw new RangeError('no action of this record serves');
};

const brokenBy = ({ before }: PlayedMove, move: Move): readonly RuleId[] =>
  engine.judge(before, move).verdicts.flatMap((v) => (v.asked && !v.holds ? [v.rule] : []));

interface Route {
  readonly train: string;
  readonly connections: readonly (readonly string[])[];
  readonly revenue: number;
}
const routesOf = ({ routes }: Action): readonly Route[] => (routes ?? []) as readonly Route[];
const certificatesOf = ({ shares }: Action): readonly string[] => (shares ?? []) as readonly string[];
const isOrdinary = (name: string): boolean => !name.endsWith('_0');
const numberOf = (value: unknown): number => Number(value);

/** Alters a run. */
const run =
  (change: (routes: readonly Route[], found: Found) => readonly Route[] | null): Alter =>
  (found) => {
    if (found.action.type !== 'run_routes') return null;
    const routes = change(routesOf(found.action), found);
    return routes === null ? null : { ...found.action, routes };
  };
/** Alters a lay so that exactly these rules stand against it, by turning the tile. */
const turned =
  (...rules: readonly RuleId[]): Alter =>
  ({ action, made }) => {
    const { move } = made;
    if (move.type !== 'layTile') return null;
    const rotation = [0, 1, 2, 3, 4, 5].find(
      (each) => brokenBy(made, { ...move, rotation: each }).join() === rules.join(),
    );
    return rotation === undefined ? null : { ...action, rotation };
  };

/** A sale of several ordinary shares that says it sells this much. */
const saleOf =
  (percent: (named: number) => number): Alter =>
  ({ action }) => {
    const shares = certificatesOf(action);
    if (action.type !== 'sell_shares' || shares.length < 2 || !shares.every(isOrdinary)) return null;
    return { ...action, percent: percent(10 * shares.length) };
  };

const CASES: readonly (readonly [rule: RuleId, says: string, by: RuleId, alter: Alter])[] = [
  [
    'REPLAY-05',
    'a route that earns more in the record',
    'REPLAY-05',
    run(([first, ...others]) => (first === undefined ? null : [{ ...first, revenue: first.revenue + 10 }, ...others])),
  ],
  [
    'REPLAY-05',
    'two routes that exchange what they earn',
    'REPLAY-05',
    run(([a, b, ...others]) =>
      a === undefined || b === undefined || a.revenue === b.revenue
        ? null
        : [{ ...a, revenue: b.revenue }, { ...b, revenue: a.revenue }, ...others],
    ),
  ],
  [
    'REPLAY-05',
    'a run over a hex where no track lies yet',
    'ROUTE-05',
    run(([first, ...others], { made: { before } }) => {
      const [leg = []] = first?.connections ?? [];
      const missing = 'H6';
      if (first === undefined || others.length > 0 || before.game.board.tiles[missing] !== undefined) return null;
      return [{ ...first, connections: [[leg[0] ?? '', missing, leg.at(-1) ?? '']], revenue: 180 }];
    }),
  ],
  [
    'REPLAY-05',
    'something earned beside the routes',
    'REPLAY-05',
    ({ action }) => (action.type === 'run_routes' ? { ...action, extra_revenue: 20 } : null),
  ],
  [
    'REPLAY-05',
    'a share that is cheaper than its discount',
    'REPLAY-05',
    ({ action }) =>
      action.discounter === undefined ? null : { ...action, share_price: numberOf(action.share_price) - 5 },
  ],
  [
    'REPLAY-13',
    'gold from a hex where none lies',
    'GOLD-02',
    ({ action, made }) => (made.move.type === 'shipGold' ? { ...action, choice: 'L12' } : null),
  ],
  ['REPLAY-08', 'three shares that are sold as one', 'REPLAY-08', saleOf((named) => (named === 30 ? 10 : named))],
  ['REPLAY-10', 'a tile whose track leads into the mountains', 'TRACK-08', turned('TRACK-08')],
  ['REPLAY-10', 'a tile that is of no use to the railroad', 'TRACK-10', turned('TRACK-10')],
  [
    'REPLAY-10',
    'a station in a city that is not connected',
    'TOKEN-06',
    ({ action, made }) => {
      if (made.move.type !== 'placeStation') return null;
      const { move } = made;
      const far = Object.entries(baseBox.hexes).find(
        ([hex, { stop }]) =>
          stop?.kind === 'city' &&
          brokenBy(made, { ...move, hex }).join() === 'TOKEN-06' &&
          made.before.game.board.tiles[hex] === undefined,
      );
      return far === undefined ? null : { ...action, city: `${far[0]}-0-0` };
    },
  ],
  [
    'REPLAY-10',
    'a train of a railroad that is not connected',
    'TRAIN-05',
    ({ action, made, earlier }) => {
      const { move, before } = made;
      if (move.type !== 'buyTrain' || move.from !== 'depot') return null;
      for (const { entity, type, train, variant } of earlier) {
        if (type !== 'buy_train' || entity === move.railroad) continue;
        const seller = Object.keys(before.game.railroads).find((id) => id === entity);
        if (seller === undefined) continue;
        const other = { ...move, from: seller, train: variant, price: 1 } as Move;
        if (brokenBy(made, other).join() === 'TRAIN-05') return { ...action, train, variant, price: 1 };
      }
      return null;
    },
  ],
];

describe.each(CASES)('%s: %s', (_rule, _says, by, alter) => {
  const altered = alteredIn(game, alter);
  const { n } = altered;

  it(`is a finding at its action, by ${by}`, () => {
    const { end } = altered.course(false);
    if (end.kind !== 'finding') throw new Error(JSON.stringify(end));
    expect(end.finding).toMatchObject({ n, sub: 0, place: `actions[${n - 1}]` });
    expect(end.finding.violations.map(({ rule }) => rule)).toContain(by);
  });

  it('and all before it is as it was, in the trace too', () => {
    const { steps } = altered.course(false);
    expect(steps.map((step) => step.n)).toEqual(Array.from({ length: n }, (_, i) => i));
    const traced = (position: PlayedMove['after'], of: number) =>
      traceRecord(position, baseBox, { n: of, sub: 0, id: of, action: null });
    for (const { n: at, position } of steps.slice(1)) {
      const original = game.moves[at - 1]?.after;
      expect(position).toEqual(original);
      if (original !== undefined) expect(traced(position, at)).toEqual(traced(original, at));
    }
  });

  it('and, followed, the game goes on from there', () => {
    const { steps } = altered.course(true);
    const step = steps[n];
    expect(step?.finding?.violations.map(({ rule }) => rule)).toContain(by);
    expect(steps.filter(({ finding }) => finding !== null)[0]?.n).toBe(n);
    expect(steps.length).toBeGreaterThan(n + 1);
    expect(step?.position).not.toEqual(altered.made.before);
  });
});

describe('what the record states is followed', () => {
  /** The altered action, the position after it, and the difference to what the rules make of the original. */
  const followed = (record: RandomRecord, alter: Alter) => {
    const altered = alteredIn(record, alter);
    const after = altered.course(true).steps[altered.n]?.position;
    if (after === undefined) throw new Error('the replay did not come so far');
    return { ...altered, after };
  };

  it('REPLAY-05: the income is what the routes earn in the record', () => {
    const { after, action, made } = followed(
      game,
      run(([first, ...others]) =>
        first === undefined ? null : [{ ...first, revenue: first.revenue + 10 }, ...others],
      ),
    );
    const stated = routesOf(action).reduce((sum, { revenue }) => sum + revenue, 0);
    expect(after.game.operating?.turn?.income).toBe(stated);
    expect(after.game.operating?.turn?.routes.map(({ revenue }) => revenue)).toEqual(
      routesOf(action).map(({ revenue }) => revenue),
    );
    expect(made.after.game.operating?.turn?.income).toBe(stated - 10);
  });

  it('REPLAY-05: routes that earn nothing in the record leave no dividend to decide', () => {
    const { after, made } = followed(
      game,
      run((routes) => (routes.length === 0 ? null : routes.map((route) => ({ ...route, revenue: 0 })))),
    );
    expect(made.after.at).toMatch(/dividend$/);
    expect(after.at).not.toMatch(/dividend$/);
  });

  it('REPLAY-05: a run over missing track earns what is recorded, and the dividend is decided', () => {
    const missing = CASES.find(([, says]) => says.includes('no track lies'));
    const { after } = followed(game, missing?.[3] ?? (() => null));
    expect(after.game.operating?.turn?.income).toBe(180);
    expect(after.at).toMatch(/dividend$/);
  });

  it('REPLAY-05: the rent for the bridge is a tenth of what its route earns in the record', () => {
    const { after, made } = followed(
      randomRecord(2, 2),
      run(
        (
          [first, ...others],
          {
            made: {
              after: { game: now },
            },
          },
        ) =>
          first === undefined ||
          (now.operating?.turn?.leaseDue ?? 0) === 0 ||
          now.operating?.turn?.routes[0]?.stops.includes('E13') !== true
            ? null
            : [{ ...first, revenue: first.revenue + 20 }, ...others],
      ),
    );
    expect((after.game.operating?.turn?.leaseDue ?? 0) - (made.after.game.operating?.turn?.leaseDue ?? 0)).toBe(2);
  });

  it('REPLAY-05: shares cost what is recorded for each, rounded up in all', () => {
    const { after, made } = followed(randomRecord(3, 5), ({ action }) =>
      action.discounter === 'B6' ? { ...action, share_price: 20.25 } : null,
    );
    const { move } = made;
    if (move.type !== 'buyShares') throw new Error(move.type);
    const cash = ({ game: now }: PlayedMove['after']): number => playerOf(now, move.player).cash;
    const percent = move.percent / 10;
    expect(cash(made.before) - cash(after)).toBe(Math.ceil(20.25 * percent));
    expect(cash(made.before) - cash(made.after)).not.toBe(Math.ceil(20.25 * percent));
  });

  it.each<[string, (named: number) => number, number, number]>([
    ['three sold as one: one is paid, three go', (named) => (named === 30 ? 10 : named), 1, 3],
    ['two sold as three: three are paid, two go', (named) => (named === 20 ? 30 : named), 3, 2],
    ['two ordinary ones sold as one are no half of a president’s', (named) => (named === 20 ? 10 : named), 1, 2],
  ])('REPLAY-08: %s', (_says, percent, paid, gone) => {
    const { after, made } = followed(game, (found) => {
      const other = saleOf(percent)(found);
      return other === null || other.percent === 10 * certificatesOf(other).length ? null : other;
    });
    const { move, before } = made;
    if (move.type !== 'sellShares') throw new Error(move.type);
    const { player, company } = move;
    const pool = ({ game: now }: PlayedMove['after']): number =>
      (company === 'CF&I' || company === 'VGC' ? now.metals[company] : now.railroads[company])?.pool ?? 0;
    const price = priceOf(before.game, baseBox, company) ?? 0;
    expect(playerOf(after.game, player).cash - playerOf(before.game, player).cash).toBe(paid * price);
    expect(held(before.game, player, company) - held(after.game, player, company)).toBe(10 * gone);
    expect(pool(after) - pool(before)).toBe(10 * gone);
  });

  it('REPLAY-13: gold that is not there earns as usual, and its hex owes a cube', () => {
    const { after, made } = followed(game, ({ action, made: { move } }) =>
      move.type === 'shipGold' ? { ...action, choice: 'L12' } : null,
    );
    const income = (made.after.game.operating?.turn?.income ?? 0) - (after.game.operating?.turn?.income ?? 0);
    expect([income, after.game.gold.shipped]).toEqual([0, made.after.game.gold.shipped]);
    expect([after.game.gold.cubes.L12, made.after.game.gold.cubes.L12]).toEqual([-1, undefined]);
  });

  it.each<[string, Alter]>([
    ['a tile of no use is laid', turned('TRACK-10')],
    ['a tile is laid whose track leads nowhere', turned('TRACK-08')],
  ])('REPLAY-10: %s, as the record says', (_type, alter) => {
    const { after, action } = followed(game, alter);
    expect(after.game.board.tiles[String(action.hex)]).toMatchObject({ rotation: action.rotation });
  });
});

describe('the command line, given a record with a sale that contradicts itself', () => {
  const folder = mkdtempSync(join(tmpdir(), 'royal-gorge-altered-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const [file, trace] = [join(folder, 'record.json'), join(folder, 'trace.jsonl')];
  const altered = alteredIn(
    game,
    saleOf((named) => (named === 30 ? 10 : named)),
  );
  const { n } = altered;
  const actions = game.actions.slice(0, n + 5).with(n - 1, altered.action);
  writeFileSync(file, JSON.stringify({ ...game.frame, actions }));
  const linesOf = (): readonly { readonly n: number }[] =>
    readFileSync(trace, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));

  it.each<[string, readonly string[], number]>([
    ['stops before it and says so', [], n - 1],
    ['goes on with --follow', ['--follow'], actions.length],
  ])('%s; the trace goes as far', async (_says, flags, last) => {
    const { code, out } = await command('replay', file, '--trace', trace, ...flags);
    expect(code).toBe(1);
    expect(out).toContain('REPLAY-08');
    expect(linesOf().map((line) => line.n)).toEqual(Array.from({ length: last + 1 }, (_, i) => i));
  });
});
