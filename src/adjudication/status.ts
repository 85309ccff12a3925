/** Where a game stands, in words: the round, whose turn it is, what ends the game and when, and who owes what. */

import { priceAt, railroadsOf } from '../../spec/holdings.ts';
import type { Entry } from '../../spec/ledger.ts';
import { rulingsOf } from '../../spec/profiles/rulings.ts';
import type { Rule } from '../../spec/rule.ts';
import type { RuleId } from '../../spec/rules/ids.ts';
import { ruleOf } from '../../spec/rules/rulebook.ts';
import type { Game, GameResult, Position } from '../../spec/state.ts';
import type { ProfileId } from '../../spec/vocabulary.ts';
import pc from '../colours.ts';
import { PUNCTUATION } from '../documents/texts/punctuation.ts';
import { ruleText } from '../documents/texts/rule-text.ts';
import { standingOf } from '../standing.ts';
import { actorText } from './actor-text.ts';
import { entryLine } from './entry-text.ts';
import { rulingsRead } from './ruling-answers.ts';
import type { Telling } from './telling.ts';
import { roundName } from './telling.ts';
import { STEPS } from './words/steps.ts';
import type { Say, WordKey } from './words.ts';

/** The status of a game, in words. */
export interface Status {
  readonly round: string;
  readonly phase: string;
  /** Who has to act, and what the game waits for. */
  readonly turn: string;
  /** When the game ends, and what can end it. */
  readonly ends: readonly string[];
  /** Who owes what to whom; after the end, what unpaid debt has cost, if that is known. */
  readonly debts: readonly string[];
}

const WHY = {
  broken: 'whyBroken',
  bankruptcy: 'whyBankruptcy',
  redZone: 'whyRedZone',
  endCard: 'whyEndCard',
} as const satisfies Readonly<Record<GameResult['reason'], WordKey>>;

/** What ends the game as things are, and the rule behind it. */
const causeOf = ({ ends, result }: Game): GameResult['reason'] | null => {
  if (result !== null) return result.reason;
  if (ends.broken) return 'broken';
  if (ends.bankruptcy) return 'bankruptcy';
  const { redZone, endCard } = ends;
  if (redZone !== null && (endCard === null || redZone <= endCard)) return 'redZone';
  return endCard === null ? null : 'endCard';
};

const dueLine = ({ ends, result }: Game, cause: GameResult['reason'] | null, { say }: Telling): string => {
  if (cause === null) return say('endsUnknown');
  const why = say(WHY[cause]);
  if (result !== null) return say('endedBecause', { why });
  const set = cause === 'redZone' || cause === 'endCard' ? ends[cause] : null;
  return set === null ? say('endsNow', { why }) : say('endsBy', { set, why });
};

/** So many spaces of the price row. */
const spacesText = (spaces: number, say: Say): string => say(spaces === 1 ? 'oneSpace' : 'spaces', { spaces });

const ORDINALS = ['first', 'second', 'third', 'fourth'] as const;

/** How far the dearest railroad is from the red zone, and which train brings the end card; as long as they are to come. */
const triggerLines = (game: Game, { box, say }: Telling): readonly string[] => {
  const { redZone, endCard } = game.ends;
  const red = box.market.findIndex(({ zone }) => zone === 'red');
  const dearest = game.market.find(({ company }) => railroadsOf(game).some((id) => id === company));
  const zone = say('redZoneFrom', { price: `$${priceAt(box, red)}` });
  const near =
    dearest === undefined
      ? zone
      : say('redZoneNear', {
          zone,
          company: dearest.company,
          price: `$${priceAt(box, dearest.cell)}`,
          spaces: spacesText(Math.max(0, red - dearest.cell), say),
        });
  const { 'end-trigger': card } = rulingsOf(game.profile);
  const cards = box.trains.flatMap(({ name, events }) =>
    events.flatMap(({ event, copy }) => {
      if (event !== card) return [];
      const key = ORDINALS[copy - 1];
      return [say('endCardTrain', { train: name, copy: key === undefined ? say('nth', { copy }) : say(key) })];
    }),
  );
  return [...(redZone === null ? [near] : []), ...(endCard === null ? cards : [])];
};

/** Rules on the end of the game; what ends it is told in full, the others by their titles. */
const RULES = ['END-01', 'END-03', 'END-04', 'END-05'] as const;
const RULE_BEHIND = { broken: 'END-08', bankruptcy: 'END-01', redZone: 'END-03', endCard: 'END-04' } as const;

/** A rule in full, with what the game's profile answers where the rule leaves it to a ruling. */
const wholeRule = (rule: Rule, profile: ProfileId, { lang, say }: Telling): readonly string[] => {
  const { colon } = PUNCTUATION[lang];
  const answers = rulingsRead(rule, lang).map(
    ({ id, question, answersInWords }) =>
      `  ${say('rulingOf', { ruling: id })}${colon}${question} ${profile}${colon}${answersInWords[profile]}`,
  );
  return [`${pc.dim(rule.id)} ${ruleText(rule, lang).statement}`, ...answers];
};

const ruleLines = (game: Game, cause: GameResult['reason'] | null, telling: Telling): readonly string[] => {
  const { redZone, endCard } = game.ends;
  const behind = cause === null ? 'END-02' : RULE_BEHIND[cause];
  const inFull: readonly RuleId[] = redZone !== null && endCard !== null ? [behind, 'END-05'] : [behind];
  const whole = inFull.flatMap((id) => {
    const rule = ruleOf(id);
    return rule === undefined ? [] : wholeRule(rule, game.profile, telling);
  });
  if (game.result !== null) return whole;
  const others = RULES.flatMap((id) => {
    const rule = ruleOf(id);
    return rule === undefined || inFull.includes(id) ? [] : [`${id} ${ruleText(rule, telling.lang).title}`];
  });
  return [...whole, pc.dim(telling.say('furtherRules', { rules: others.join(PUNCTUATION[telling.lang].semicolon) }))];
};

const endLines = (game: Game, telling: Telling): readonly string[] => {
  const cause = causeOf(game);
  const due = dueLine(game, cause, telling);
  if (game.result === null) return [due, ...triggerLines(game, telling), ...ruleLines(game, cause, telling)];
  const totals = Object.entries(game.result.totals).map(([id, total]) => `${telling.player(id)} $${total}`);
  const result = telling.say('result', { totals: totals.join(PUNCTUATION[telling.lang].list) });
  return [due, result, ...ruleLines(game, cause, telling)];
};

/** What unpaid debt has cost, as the journal of the end has it. */
const chargedLines = (led: readonly Entry[], telling: Telling): readonly string[] =>
  led.flatMap((entry) => (entry.rule === 'DEBT-07' ? (entryLine(entry, telling) ?? []) : []));

const debtLines = (game: Game, led: readonly Entry[], telling: Telling): readonly string[] => {
  const { say, player, box, lang } = telling;
  const { debts } = game;
  // With the end of the game debts are settled: the state does not tell any more what they were.
  if (game.result !== null && debts !== null) return chargedLines(led, telling);
  const due = game.operating?.turn ?? null;
  const lease =
    due === null || due.leaseDue === 0 ? [] : [say('leaseDue', { railroad: due.railroad, amount: `$${due.leaseDue}` })];
  if (debts === null) return [...lease, say('debtsNone')];
  const price = `$${priceAt(box, game.debtMarker)}`;
  const doc = debts.creditorOfSF === null ? say('bank') : player(debts.creditorOfSF);
  const creditors = { RG: 'SF', SF: doc } as const;
  const owed = (['RG', 'SF'] as const).map((railroad) => {
    const tokens = debts[railroad];
    if (tokens === 0) return say('owesNothing', { railroad });
    const spaces = spacesText(box.debt[railroad].penalties[tokens] ?? 0, say);
    const owes = say('owes', { railroad, creditor: creditors[railroad], tokens, price });
    return `${owes}${PUNCTUATION[lang].sentence}${say('lastPenalty', { spaces })}`;
  });
  return [...lease, ...owed];
};

/** The status of a position; `led` is the journal of the move that led to it, where that is known. */
export const statusOf = ({ at, game }: Position, telling: Telling, led: readonly Entry[] = []): Status => ({
  round: game.result === null ? roundName(game.round, telling.say) : telling.say('finished'),
  phase: telling.say(game.phase),
  turn: telling.say('turn', { who: actorText(standingOf({ at, game }), telling), step: STEPS[telling.lang][at] ?? at }),
  ends: endLines(game, telling),
  debts: debtLines(game, led, telling),
});

/** The lines of a status. */
export const statusLines = ({ turn, ends, debts }: Status, { say }: Telling): readonly string[] => [
  turn,
  pc.bold(say('ends')),
  ...ends.map((line) => `  ${line}`),
  ...(debts.length === 0 ? [] : [pc.bold(say('debtsHead'))]),
  ...debts.map((line) => `  ${line}`),
];
