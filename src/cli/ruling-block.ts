/** A ruling by itself: the question, who says what, the answers, and the rules that read it. */
import type { RulingId } from '../../spec/profiles/rulings.ts';
import type { RuleId } from '../../spec/rules/ids.ts';
import { rulesInOrder } from '../../spec/rules/rulebook.ts';
import type { RulingAnswers } from '../adjudication/ruling-answers.ts';
import { answersOf, rulingLines } from '../adjudication/ruling-answers.ts';
import { sayIn } from '../adjudication/words.ts';
import type { Lang } from '../documents/texts/languages.ts';
import { PUNCTUATION } from '../documents/texts/punctuation.ts';

const readersOf = (id: RulingId): readonly RuleId[] =>
  rulesInOrder().flatMap((rule) => ((rule.rulings as readonly RulingId[]).includes(id) ? rule.id : []));

/** A ruling as programs read it. */
export const rulingJson = (id: RulingId, lang: Lang): RulingAnswers & { readonly rules: readonly RuleId[] } => ({
  ...answersOf(id, lang),
  rules: readersOf(id),
});

/** A ruling in some lines. */
export const rulingBlock = (id: RulingId, lang: Lang): string => {
  const rules = readersOf(id).join(PUNCTUATION[lang].list);
  return [...rulingLines(answersOf(id, lang)), `  ${sayIn(lang)('readBy', { rules })}`].join('\n');
};
