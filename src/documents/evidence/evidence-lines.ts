/** What stands behind a rule, in words. */
import type { Rule } from '../../../spec/rule.ts';
import { sayIn } from '../../adjudication/words.ts';
import type { Lang } from '../texts/languages.ts';
import { PUNCTUATION } from '../texts/punctuation.ts';
import type { RuleEvidence } from './evidence.ts';
import { exampleCommand } from './evidence.ts';

/** The evidence line by line; `written` gives the tests and the command as they are shown. */
export const evidenceLines = (
  rule: Rule,
  evidence: RuleEvidence,
  lang: Lang,
  written: { readonly test: (file: string) => string; readonly command: (text: string) => string },
): readonly string[] => {
  const say = sayIn(lang);
  const { list } = PUNCTUATION[lang];
  const { accepts, rejects, tests, docket, random, recorded, example } = evidence;
  return [
    ...(rule.kind === 'declarative' ? [say('evidenceBox')] : []),
    ...(accepts + rejects === 0 ? [] : [say('evidenceCases', { accepts, rejects })]),
    ...(tests.length === 0 ? [] : [say('evidenceTests', { tests: tests.map(written.test).join(list) })]),
    ...(docket.length === 0
      ? []
      : [say('evidenceDisputes', { disputes: docket.map((id) => say('dispute', { id })).join(list) })]),
    ...(random === null ? [] : [say('evidenceRandom', { ...random })]),
    ...(recorded === 0 ? [] : [say('evidenceRecorded', { games: recorded })]),
    ...(example === null ? [] : [say('evidenceExample', { command: written.command(exampleCommand(example)) })]),
  ];
};
