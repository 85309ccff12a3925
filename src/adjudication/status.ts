/** Where a game stands, in words: the round, whose turn it is, what ends the game and when, and who owes what. */

import { presidentOf, priceAt, railroadsOf } from '../../spec/holdings.ts';
import { rulingsOf } from '../../spec/profiles/rulings.ts';
import { ruleOf } from '../../spec/rules/rulebook.ts';
import type { Game, Position } from '../../spec/state.ts';
import pc from '../colours.ts';
import { PUNCTUATION } from '../documents/texts/punctuation.ts';
import { ruleText } from '../documents/texts/rule-text.ts';
import type { Telling } from './telling.ts';
import { roundName } from './telling.ts';
import { STEPS } from './words/steps.ts';

/** The status of a game, in words. */
export interface Status {
  readonly round: string;
  readonly phase: string;
  /** Who has to act, and what the game waits for. */
  readonly turn: string;
  /** When the game ends, and what can end it. */
  readonly ends: readonly string[];
  /** Who owes what to whom. */
  readonly debts: readonly string[];
}

/** Who has to act: a player, or a railroad by its president. */
const actorText = (game: Game, { say, player, lang }: Telling): string => {
  if (game.result !== null) return say('nobody');
  if (game.lot !== null) return player(game.lot.turn);
  const turn = game.operating?.turn ?? null;
  if (game.round.kind === 'operating' && turn !== null) {
    const president = presidentOf(game, turn.railroad);
    return president === null ? turn.railroad : `${turn.railroad}${PUNCTUATION[lang].comma}${player(president)}`;
  }
  return game.stock === null ? say('nobody') : player(game.stock.turn);
};

const dueLine = ({ ends }: Game, { say }: Telling): string => {
  if (ends.broken) return say('endsNow', { why: say('whyBroken') });
  if (ends.bankruptcy) return say('endsNow', { why: say('whyBankruptcy') });
  const { redZone, endCard } = ends;
  if (redZone !== null && (endCard === null || redZone <= endCard))
    return say('endsBy', { set: redZone, why: say('whyRedZone') });
  return endCard === null ? say('endsUnknown') : say('endsBy', { set: endCard, why: say('whyEndCard') });
};

/** How far the dearest railroad is from the red zone, and which train brings the end card. */
const triggerLines = (game: Game, { box, say }: Telling): readonly string[] => {
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
          spaces: Math.max(0, red - dearest.cell),
        });
  const { 'end-trigger': card } = rulingsOf(game.profile);
  const cards = box.trains.flatMap(({ name, events }) =>
    events.flatMap((event) => (event.event === card ? [say('endCardTrain', { train: name, copy: event.copy })] : [])),
  );
  return [near, ...cards];
};

const RULES = ['END-01', 'END-03', 'END-04', 'END-05'] as const;

const endLines = (game: Game, telling: Telling): readonly string[] => {
  if (game.result !== null) {
    const totals = Object.entries(game.result.totals).map(([id, total]) => `${telling.player(id)} $${total}`);
    return [telling.say('result', { totals: totals.join(PUNCTUATION[telling.lang].list) })];
  }
  const rules = RULES.flatMap((id) => {
    const rule = ruleOf(id);
    return rule === undefined ? [] : [`${pc.dim(id)} ${ruleText(rule, telling.lang).statement}`];
  });
  return [dueLine(game, telling), ...triggerLines(game, telling), ...rules];
};

const debtLines = (game: Game, { say, player, box, lang }: Telling): readonly string[] => {
  const due = game.operating?.turn ?? null;
  const lease =
    due === null || due.leaseDue === 0 ? [] : [say('leaseDue', { railroad: due.railroad, amount: `$${due.leaseDue}` })];
  const { debts } = game;
  if (debts === null) return [...lease, say('debtsNone')];
  const price = `$${priceAt(box, game.debtMarker)}`;
  const doc = debts.creditorOfSF === null ? say('bank') : player(debts.creditorOfSF);
  const creditors = { RG: 'SF', SF: doc } as const;
  const owed = (['RG', 'SF'] as const).map((railroad) => {
    const tokens = debts[railroad];
    if (tokens === 0) return say('owesNothing', { railroad });
    const spaces = box.debt[railroad].penalties[tokens] ?? 0;
    const owes = say('owes', { railroad, creditor: creditors[railroad], tokens, price });
    return `${owes}${PUNCTUATION[lang].sentence}${say('lastPenalty', { spaces })}`;
  });
  return [...lease, ...owed];
};

/** The status of a position. */
export const statusOf = ({ at, game }: Position, telling: Telling): Status => ({
  round: game.result === null ? roundName(game.round, telling.say) : telling.say('finished'),
  phase: telling.say(game.phase),
  turn: telling.say('turn', { who: actorText(game, telling), step: STEPS[telling.lang][at] ?? at }),
  ends: endLines(game, telling),
  debts: debtLines(game, telling),
});

/** The lines of a status. */
export const statusLines = ({ turn, ends, debts }: Status, { say }: Telling): readonly string[] => [
  turn,
  pc.bold(say('ends')),
  ...ends.map((line) => `  ${line}`),
  pc.bold(say('debtsHead')),
  ...debts.map((line) => `  ${line}`),
];
