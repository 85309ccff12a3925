/** Chapter "operating": the tests by which the last steps of a turn are left out. */
import { rustedByNext, topTrain } from '../depot.ts';
import { privateOf, privatesOf, railroadOf, railroadOwns, railroadsOf } from '../holdings.ts';
import { allowedPrivatePurchases } from '../moves/buy-private.ts';
import { allowedTrainPurchases } from '../moves/buy-train.ts';
import { layPrivateTile } from '../moves/lay-private-tile.ts';
import { turnOf } from '../operating-round.ts';
import type { View } from '../rule.ts';
import { allows, amountOf, clause, ruled } from '../rule.ts';
import { mustBuyTrain } from '../train-duty.ts';
import type { Railroad } from '../vocabulary.ts';
import { DEBT_02, DEBT_03, debtTokens } from './debt.ts';
import type { Operating } from './operating.ts';
import { OR_ORDER_05 } from './operating.ts';
import { TRAIN_01 } from './trains.ts';

const byEngine = (at: View): boolean => ruled(at, OR_ORDER_05)['step-skips'] === 'engineTests';
const some = (options: Iterator<unknown>): boolean => options.next().done !== true;

/** How many trains of the railroad rust when the top train leaves the depot. */
const rustingWithTop = (at: View, railroad: Railroad): number => {
  const top = topTrain(at);
  const rusted = top === null ? [] : rustedByNext(at, top);
  return railroadOf(at.game, railroad).trains.filter((train) => rusted.includes(train)).length;
};

/**
 * When the train step is left out: the railroad need not buy, and cannot. The engine of 18xx.games takes every train of
 * another railroad for one that can be bought with a single dollar.
 */
export const NO_TRAIN_STEP = clause<Operating>()(OR_ORDER_05, {
  schema: {
    obliged: 'flag',
    trains: 'trains',
    rusting: 'trains',
    limit: 'trains',
    treasury: 'dollars',
    topPrice: 'dollars',
    trainsOfOthers: 'trains',
    canBuy: 'flag',
    engineTests: 'flag',
  },
  facts: (at, { railroad }) => {
    const { trains, cash } = railroadOf(at.game, railroad);
    const engineTests = byEngine(at);
    const others = railroadsOf(at.game).filter((other) => other !== railroad);
    return {
      obliged: mustBuyTrain(at, railroad),
      trains: trains.length,
      rusting: rustingWithTop(at, railroad),
      limit: amountOf(TRAIN_01, {}).limit,
      treasury: cash,
      topPrice: topTrain(at)?.price ?? Number.MAX_SAFE_INTEGER,
      trainsOfOthers: others.flatMap((other) => railroadOf(at.game, other).trains).length,
      canBuy: !engineTests && some(allowedTrainPurchases(at)),
      engineTests,
    };
  },
  holds: (x, f) =>
    x.and(
      x.not(f.obliged),
      x.or(f.engineTests, x.not(f.canBuy)),
      x.or(
        x.not(f.engineTests),
        x.not(x.le(x.add(x.sub(f.trains, x.min(f.rusting, x.lit(1))), x.lit(1)), f.limit)),
        x.and(
          x.not(x.le(f.topPrice, f.treasury)),
          x.or(x.eq(f.trainsOfOthers, x.lit(0)), x.not(x.le(x.lit(1), f.treasury))),
        ),
      ),
    ),
});

/** When the debt step is left out: debt is paid at any time, or cannot be paid. */
export const NO_DEBT_STEP = clause<Operating>()(OR_ORDER_05, {
  schema: { anyTime: 'flag', canPay: 'flag' },
  facts: (at, act) => ({ anyTime: allows(DEBT_03, at, act), canPay: allows(DEBT_02, at, act) }),
  holds: (x, f) => x.or(f.anyTime, x.not(f.canPay)),
});

/** Half of the lowest face value among the privates with the train symbol in players' hands; null = there is none. */
const lowestHalf = ({ game, box }: View): number | null => {
  const offered = privatesOf(game).filter((id) => {
    const { owner, closed } = privateOf(game, id);
    return box.privates[id].trainSymbol && !closed && owner !== null && 'player' in owner;
  });
  return offered.length === 0 ? null : Math.min(...offered.map((id) => Math.ceil(box.privates[id].value / 2)));
};

/**
 * When the last step is left out: the railroad can buy no private, and no card of its own lays a tile. The engine of 18xx.games also waits while a debt
 * token could be bought back if there were money, and while the conversion of Sulphur Springs is unused.
 */
export const NO_PRIVATE_STEP = clause<Operating>()(OR_ORDER_05, {
  schema: {
    phaseAllows: 'flag',
    offered: 'flag',
    lowestHalf: 'dollars',
    treasury: 'dollars',
    debtOpen: 'flag',
    conversionOpen: 'flag',
    useful: 'flag',
    engineTests: 'flag',
  },
  facts: (at, act) => {
    const { railroad } = act;
    const half = lowestHalf(at);
    const engineTests = byEngine(at);
    const canPayDebt = allows(DEBT_03, at, act) && allows(DEBT_02, at, act);
    return {
      phaseAllows: at.box.phases[at.game.phase].privatePurchases,
      offered: half !== null,
      lowestHalf: half ?? 0,
      treasury: railroadOf(at.game, railroad).cash,
      debtOpen: debtTokens(at.game, railroad) > 0 && !turnOf(at.game).debtPaid,
      conversionOpen: railroadOwns(at.game, railroad, 'B2'),
      useful:
        !engineTests &&
        (canPayDebt || some(allowedPrivatePurchases(at)) || some(layPrivateTile.options(at)[Symbol.iterator]())),
      engineTests,
    };
  },
  holds: (x, f) =>
    x.and(
      x.or(f.engineTests, x.not(f.useful)),
      x.or(
        x.not(f.engineTests),
        x.and(
          x.not(f.debtOpen),
          x.not(f.conversionOpen),
          x.not(x.and(f.phaseAllows, f.offered, x.le(f.lowestHalf, f.treasury))),
        ),
      ),
    ),
});
