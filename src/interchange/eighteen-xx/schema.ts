/** The shape of a game file of 18xx.games, as far as it is read. Keys that are not named here are let through. */
import * as v from 'valibot';
import { isInherited } from '../guard.ts';
import { wholeNumber } from '../whole-number.ts';

/** Whole dollars. */
const dollars = wholeNumber;
/** Dollars that may be fractional: half of an odd price. */
const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000));
const count = wholeNumber;
const text = v.string();

/** An id of a player, a number or a text; its JSON type is kept in what we write. */
const playerId = v.union([
  v.pipe(v.number(), v.safeInteger()),
  v.pipe(
    v.string(),
    v.minLength(1),
    v.check((id) => !isInherited(id)),
  ),
]);

/** What stands in every action: who acts, and the number that the site gave it. */
const common = {
  id: v.nullish(v.pipe(v.number(), v.safeInteger())),
  entity: v.nullish(v.union([v.pipe(v.number(), v.safeInteger()), v.string()])),
  entity_type: v.nullish(v.string()),
};

const shares = v.pipe(v.array(text), v.minLength(1));

const route = v.object({
  train: text,
  connections: v.array(v.array(text)),
  revenue: v.nullish(count),
});

/** Actions of the game, by type. */
export const GAME_ACTIONS = {
  bid: v.object({ type: v.literal('bid'), ...common, company: text, price: dollars }),
  pass: v.object({ type: v.literal('pass'), ...common }),
  par: v.object({ type: v.literal('par'), ...common, corporation: text, share_price: text }),
  buy_shares: v.object({
    type: v.literal('buy_shares'),
    ...common,
    shares,
    percent: v.nullish(count),
    share_price: v.nullish(fraction),
    discounter: v.nullish(text),
  }),
  sell_shares: v.object({ type: v.literal('sell_shares'), ...common, shares, percent: v.nullish(count) }),
  lay_tile: v.object({
    type: v.literal('lay_tile'),
    ...common,
    hex: text,
    tile: text,
    rotation: v.pipe(wholeNumber, v.maxValue(5)),
  }),
  place_token: v.object({ type: v.literal('place_token'), ...common, city: text }),
  run_routes: v.object({
    type: v.literal('run_routes'),
    ...common,
    routes: v.array(route),
    extra_revenue: v.nullish(count),
  }),
  choose: v.object({ type: v.literal('choose'), ...common, choice: text }),
  choose_ability: v.object({ type: v.literal('choose_ability'), ...common, choice: text }),
  dividend: v.object({ type: v.literal('dividend'), ...common, kind: v.picklist(['payout', 'withhold']) }),
  buy_train: v.object({ type: v.literal('buy_train'), ...common, train: text, price: dollars }),
  buy_company: v.object({ type: v.literal('buy_company'), ...common, company: text, price: dollars }),
  bankrupt: v.object({ type: v.literal('bankrupt'), ...common }),
  end_game: v.object({ type: v.literal('end_game'), ...common }),
} as const;

/** An action that does something in the game. */
export type GameAction = v.InferOutput<(typeof GAME_ACTIONS)[keyof typeof GAME_ACTIONS]>;

/** Actions that change the record or nothing at all. */
export const undo = v.object({
  type: v.literal('undo'),
  ...common,
  action_id: v.nullish(v.pipe(v.number(), v.safeInteger())),
});
export const redo = v.object({ type: v.literal('redo'), ...common });
export const idle = v.object({
  type: v.pipe(v.string(), v.regex(/^(?:log|message|program_[a-z_]+)$/)),
  ...common,
});

/** The file without its actions, which are read one by one. */
export const frame = v.object({
  id: v.nullish(v.union([v.pipe(v.number(), v.safeInteger()), v.string()])),
  title: v.nullish(v.string()),
  players: v.array(v.object({ id: playerId, name: v.nullish(v.string()) })),
  settings: v.nullish(
    v.object({
      seed: v.nullish(v.union([v.pipe(v.number(), v.safeInteger()), v.string()])),
      optional_rules: v.nullish(v.array(v.string())),
    }),
  ),
  actions: v.array(v.unknown()),
  result: v.nullish(v.record(v.string(), v.number())),
});
export type Frame = v.InferOutput<typeof frame>;

const automatic = v.union([...Object.values(GAME_ACTIONS), idle]);

/** The whole file, for publication. */
export const eighteenXXFile = v.object({
  ...frame.entries,
  actions: v.array(
    v.intersect([
      v.union([...Object.values(GAME_ACTIONS), idle, undo, redo]),
      v.object({ auto_actions: v.nullish(v.array(automatic)) }),
    ]),
  ),
});
