/** `compare`: where profiles judge the moves of a game differently, and by which rulings. */

import type { ProfileId } from '../../../spec/vocabulary.ts';
import { PROFILES } from '../../../spec/vocabulary.ts';
import type { Difference, ProfileVerdict } from '../../adjudication/compare.ts';
import { compareProfiles } from '../../adjudication/compare.ts';
import { differenceText, lineDifference } from '../../adjudication/line-difference.ts';
import { ruleHead } from '../../adjudication/rule-head.ts';
import { rulingLines } from '../../adjudication/ruling-answers.ts';
import type { Telling } from '../../adjudication/telling.ts';
import { roundName } from '../../adjudication/telling.ts';
import pc from '../../colours.ts';
import type { Lang } from '../../documents/texts/languages.ts';
import { PUNCTUATION } from '../../documents/texts/punctuation.ts';
import { Engine } from '../../engine.ts';
import { quoted } from '../../fault.ts';
import { namesOf } from '../../interchange/player-names.ts';
import { readGameFile } from '../../interchange/read-file.ts';
import { badInput, badUsage, FINE, NEGATIVE } from '../exit.ts';
import type { Io } from '../io.ts';
import { tellingFor } from '../telling-for.ts';

interface Options {
  readonly profiles?: string;
  readonly lang: Lang;
  readonly json?: boolean;
}

const profilesOf = (list: string | undefined): readonly string[] =>
  list === undefined ? PROFILES : list.split(',').map((name) => name.trim());

const isProfile = (name: string): name is ProfileId => (PROFILES as readonly string[]).includes(name);

const verdictLines = (
  { profile, legal, broken, causes }: ProfileVerdict,
  first: ProfileVerdict,
  telling: Telling,
): readonly string[] => {
  const { say, lang } = telling;
  const { colon, semicolon, open, close } = PUNCTUATION[lang];
  if (!legal) {
    const why = broken.map((rule) => ruleHead(rule, telling)).join(semicolon);
    return [`  ${profile}${colon}${say('illegal')}${open}${why}${close}`];
  }
  const difference =
    first.legal && profile !== first.profile ? differenceText(lineDifference(first.causes, causes), telling) : [];
  return [`  ${profile}${colon}${say('legal')}`, ...difference.map((line) => `    ${line}`)];
};

/** A difference as people read it; a ruling is told at its first appearance only. */
const differenceLines = (difference: Difference, told: Set<string>, telling: Telling): readonly string[] => {
  const { say, lang } = telling;
  const { colon, comma } = PUNCTUATION[lang];
  const { n, sub, round, text, verdicts, rulings } = difference;
  const [first] = verdicts;
  const number = sub === 0 ? String(n) : `${n}.${sub}`;
  const lines = [`${pc.bold(say('action', { n: number }))}${comma}${roundName(round, say)}${colon}${text}`];
  if (first !== undefined) for (const verdict of verdicts) lines.push(...verdictLines(verdict, first, telling));
  for (const ruling of rulings) {
    const [head = '', ...rest] = rulingLines(ruling);
    if (told.has(ruling.id)) lines.push(pc.dim(`  ${say('asAbove', { ruling: ruling.id })}`));
    else lines.push(...[say('rulingOf', { ruling: head }), ...rest].map((line) => pc.dim(`  ${line}`)));
    told.add(ruling.id);
  }
  return lines;
};

/** Compares the profiles over the game; a difference is a negative answer. */
export const compareCommand = (io: Io, file: string, { profiles: list, lang, json = false }: Options): number => {
  const names = profilesOf(list);
  const unknown = names.find((name) => !isProfile(name));
  if (unknown !== undefined) return badUsage(io, `no profile ${quoted(unknown)}; there are ${PROFILES.join(', ')}`);
  const profiles = [...new Set(names.filter(isProfile))];
  if (profiles.length < 2) return badUsage(io, 'a comparison needs two different profiles');
  const engine = new Engine();
  const game = readGameFile(file, engine.box);
  if (!game.ok) return badInput(io, game.error);
  const telling = tellingFor(engine, namesOf(game.value), lang);
  const steps = compareProfiles(engine, game.value, file, profiles, telling);
  const differences: Difference[] = [];
  let moves = 0;
  for (;;) {
    const step = steps.next();
    if (step.done) {
      if (step.value.kind === 'fault') return badInput(io, step.value.fault);
      break;
    }
    moves += 1;
    if (step.value.difference !== null) differences.push(step.value.difference);
  }
  if (json) io.out(`${JSON.stringify({ file, profiles, moves, differences }, null, 2)}\n`);
  else {
    const told = new Set<string>();
    const under = profiles.join(PUNCTUATION[lang].list);
    const head = telling.say('compared', { file, moves, profiles: under, count: differences.length });
    const lines = differences.flatMap((difference) => differenceLines(difference, told, telling));
    io.out(`${[head, ...lines].join('\n')}\n`);
  }
  return differences.length > 0 ? NEGATIVE : FINE;
};
