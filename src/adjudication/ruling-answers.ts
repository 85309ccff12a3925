/** The rulings that a rule reads: the question, who says what, and what each profile answers. */
import type { Says } from '../../spec/profiles/ruling.ts';
import type { RulingId } from '../../spec/profiles/rulings.ts';
import { RULINGS } from '../../spec/profiles/rulings.ts';
import type { Stated } from '../../spec/rule.ts';
import type { ProfileId } from '../../spec/vocabulary.ts';
import { PROFILES } from '../../spec/vocabulary.ts';

/** A ruling with its answers. */
export interface RulingAnswers {
  readonly id: RulingId;
  readonly question: string;
  readonly says: Says;
  readonly answers: Readonly<Record<ProfileId, unknown>>;
  /** Profiles whose documents do not decide it. */
  readonly unruled: readonly ProfileId[];
}

/** A ruling by its name. */
export const answersOf = (id: RulingId): RulingAnswers => {
  const {
    question,
    says,
    values,
    unruled = [],
  } = RULINGS[id] as {
    readonly question: string;
    readonly says: Says;
    readonly values: Readonly<Record<ProfileId, unknown>>;
    readonly unruled?: readonly ProfileId[];
  };
  return { id, question, says, answers: values, unruled };
};

/** The rulings that a rule declares. */
export const rulingsRead = ({ rulings }: Pick<Stated, 'rulings'>): readonly RulingAnswers[] => rulings.map(answersOf);

/** Whether no source of the profile decides what the rule says: all rulings that it reads are our own there. */
export const isUnruled = ({ rulings }: Pick<Stated, 'rulings'>, profile: ProfileId): boolean =>
  rulings.length > 0 && rulings.every((id) => answersOf(id).unruled.includes(profile));

/** `onePerTurn` as people read it: `one per turn`. Lists are joined. */
export const answerText = (answer: unknown): string =>
  Array.isArray(answer)
    ? answer.map(answerText).join(', ')
    : String(answer).replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);

/** What the profiles answer, in one line: `bga, summary: one per turn; 18xx-games: any`. */
export const answersText = ({ answers, unruled }: RulingAnswers): string => {
  const byText = new Map<string, string[]>();
  for (const profile of PROFILES) {
    const text = answerText(answers[profile]);
    byText.set(text, [...(byText.get(text) ?? []), unruled.includes(profile) ? `${profile}*` : profile]);
  }
  return [...byText].map(([text, profiles]) => `${profiles.join(', ')}: ${text}`).join('; ');
};

const SPEAKERS: readonly (readonly [keyof Says, string])[] = [
  ['A', 'A'],
  ['B', 'B'],
  ['engine', '18xx.games'],
];

/** Who says what, a line each. */
export const saysText = ({ says }: RulingAnswers): readonly string[] =>
  SPEAKERS.flatMap(([key, name]) => {
    const said = says[key];
    return said === undefined ? [] : [`${name}: ${said}`];
  });

/** A ruling in some lines; an asterisk marks profiles whose documents do not decide it. */
export const rulingLines = (ruling: RulingAnswers): readonly string[] => [
  `${ruling.id}: ${ruling.question}`,
  ...saysText(ruling).map((line) => `  ${line}`),
  `  ${answersText(ruling)}${ruling.unruled.length > 0 ? ' (* not decided by its sources)' : ''}`,
];
