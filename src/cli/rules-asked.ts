/** What `rules` is asked for by id: a rule, a ruling, or the rules whose ids begin alike; in small letters or capital ones. */
import type { RulingId } from '../../spec/profiles/rulings.ts';
import { RULINGS } from '../../spec/profiles/rulings.ts';
import type { Rule } from '../../spec/rule.ts';
import { ruleOf, rulesInOrder } from '../../spec/rules/rulebook.ts';

/** What an id stands for. */
export type Asked =
  | { readonly kind: 'rule'; readonly rule: Rule }
  | { readonly kind: 'ruling'; readonly ruling: RulingId }
  | { readonly kind: 'family'; readonly rules: readonly Rule[] };

const rulingOf = (id: string): RulingId | undefined =>
  (Object.keys(RULINGS) as RulingId[]).find((ruling) => ruling === id.toLowerCase());

/** What the id stands for; null where it stands for nothing. */
export const askedBy = (id: string): Asked | null => {
  const rule = ruleOf(id.toUpperCase());
  if (rule !== undefined) return { kind: 'rule', rule };
  const ruling = rulingOf(id);
  if (ruling !== undefined) return { kind: 'ruling', ruling };
  const beginning = `${id.toUpperCase().replace(/-+$/, '')}-`;
  const rules = rulesInOrder().filter((each) => each.id.startsWith(beginning));
  return rules.length > 0 ? { kind: 'family', rules } : null;
};
