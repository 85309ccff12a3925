/** All rules by id. A rule can have several clauses: each further one guards or computes something for the same id. */
import type { Rule } from '../rule.ts';
import { CHAPTERS } from '../rule.ts';
import * as auction from './auction.ts';
import * as bankruptcy from './bankruptcy.ts';
import * as certificates from './certificates.ts';
import * as debt from './debt.ts';
import * as debtMarker from './debt-marker.ts';
import * as dividends from './dividends.ts';
import * as emergency from './emergency.ts';
import * as ending from './ending.ts';
import * as events from './events.ts';
import * as founding from './founding.ts';
import * as gold from './gold.ts';
import * as goldAppears from './gold-appears.ts';
import * as goldMiner from './gold-miner.ts';
import * as goldTrack from './gold-track.ts';
import type { RuleId } from './ids.ts';
import { RETIRED, RULE_IDS } from './ids.ts';
import * as longerTrains from './longer-trains.ts';
import * as market from './market.ts';
import * as operating from './operating.ts';
import * as presidency from './presidency.ts';
import * as privatePowers from './private-powers.ts';
import * as privateRunning from './private-running.ts';
import * as privates from './privates.ts';
import * as purchases from './purchases.ts';
import * as replay from './replay.ts';
import * as routeRevenue from './route-revenue.ts';
import * as routes from './routes.ts';
import * as sales from './sales.ts';
import * as scoring from './scoring.ts';
import * as settlement from './settlement.ts';
import * as setup from './setup.ts';
import * as stations from './stations.ts';
import * as steel from './steel.ts';
import * as stepTests from './step-tests.ts';
import * as stockTurns from './stock-turns.ts';
import * as track from './track.ts';
import * as trackCosts from './track-costs.ts';
import * as trackPrivates from './track-privates.ts';
import * as trains from './trains.ts';

const MODULES: readonly Readonly<Record<string, unknown>>[] = [
  setup,
  auction,
  stockTurns,
  sales,
  purchases,
  founding,
  certificates,
  presidency,
  market,
  operating,
  stepTests,
  track,
  trackCosts,
  steel,
  stations,
  goldAppears,
  routes,
  routeRevenue,
  longerTrains,
  gold,
  dividends,
  privateRunning,
  trackPrivates,
  privatePowers,
  trains,
  emergency,
  bankruptcy,
  debt,
  debtMarker,
  privates,
  events,
  goldTrack,
  goldMiner,
  settlement,
  ending,
  scoring,
  replay,
];

const isRule = (x: unknown): x is Rule =>
  typeof x === 'object' && x !== null && 'id' in x && 'statement' in x && 'kind' in x;

/** A rule with all its clauses, the stated one first. */
export interface RulebookEntry {
  readonly rule: Rule;
  readonly clauses: readonly Rule[];
}

const order = new Map<RuleId, number>(RULE_IDS.map((id, i) => [id, i]));

const collect = (): ReadonlyMap<RuleId, RulebookEntry> => {
  const clauses = new Map<RuleId, Rule[]>();
  for (const rule of MODULES.flatMap((m) => Object.values(m)).filter(isRule))
    clauses.set(rule.id, [...(clauses.get(rule.id) ?? []), rule]);
  const entries = [...clauses].map(([id, list]): [RuleId, RulebookEntry] => {
    const rule = list.find((r) => r.kind === 'checked') ?? list[0];
    if (rule === undefined) throw new RangeError(`no rule ${id}`);
    return [id, { rule, clauses: list }];
  });
  return new Map(entries.sort(([a], [b]) => (order.get(a) ?? 0) - (order.get(b) ?? 0)));
};

/** The rulebook, in the order of the permanent ids. */
export const RULEBOOK: ReadonlyMap<RuleId, RulebookEntry> = collect();

/** The rule of an id, also of a retired one; undefined when there is none. */
export const ruleOf = (id: string): Rule | undefined => RULEBOOK.get(RETIRED[id] ?? (id as RuleId))?.rule;

/** Rules of the rulebook in reading order: by chapter, within it by id. */
export const rulesInOrder = (): readonly Rule[] =>
  [...RULEBOOK.values()].map((e) => e.rule).sort((a, b) => CHAPTERS.indexOf(a.chapter) - CHAPTERS.indexOf(b.chapter));
