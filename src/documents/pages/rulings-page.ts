/** The page of all rulings: the question, who says what, what the profiles answer, and the rules that read it. */
import type { RulingId } from '../../../spec/profiles/rulings.ts';
import { RULINGS } from '../../../spec/profiles/rulings.ts';
import type { Rule } from '../../../spec/rule.ts';
import { PROFILES } from '../../../spec/vocabulary.ts';
import { answersOf, answerText } from '../../adjudication/ruling-answers.ts';
import { anchor, code, link, page, plainText } from './markdown.ts';
import { PAGE_WORDS } from './page-words.ts';
import { chapterFile } from './rule-section.ts';

const words = PAGE_WORDS.en;

const row = (name: string, value: string): string => `| ${name} | ${value} |`;

const record = (id: RulingId, rules: readonly Rule[]): string => {
  const { question, says, answers, unruled } = answersOf(id);
  const readers = rules.filter(({ rulings }) => (rulings as readonly RulingId[]).includes(id));
  const said = (text: string | undefined): string => (text === undefined ? '*silent*' : plainText(text));
  const table = [
    row('Name', code(id)),
    row('---', '---'),
    row('Document A', said(says.A)),
    row('Document B', said(says.B)),
    row(words.engine, said(says.engine)),
    ...PROFILES.map((profile) =>
      row(
        `Answer of ${code(profile)}`,
        `${plainText(answerText(answers[profile])) || words.none}${unruled.includes(profile) ? ' *(unruled)*' : ''}`,
      ),
    ),
    row('Read by', readers.map((rule) => link(rule.id, `${chapterFile(rule.chapter)}#${rule.id}`)).join(', ')),
  ];
  return page([anchor(id), `## ${plainText(question)}`, table.join('\n')]).trimEnd();
};

/** All rulings, in the order in which they are written down. */
export const rulingsPage = (rules: readonly Rule[]): string =>
  page([
    '# Rulings',
    link(words.index, 'index.md'),
    'Questions that the sources answer differently, or that one of them leaves open. The profile `bga` reads document A, ' +
      'then B, then the engine of 18xx.games; `summary` reads B, then A, then that engine; `18xx-games` plays as that ' +
      'engine does. *Unruled* marks an answer that the documents of a profile do not decide.',
    ...(Object.keys(RULINGS) as RulingId[]).map((id) => record(id, rules)),
  ]);
