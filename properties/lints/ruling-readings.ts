/** Which rulings are read while moves are judged, and by which rule. */
import type { Deed } from '../../spec/deed.ts';
import type { Rulings } from '../../spec/profiles/rulings.ts';
import type { AnyCheck, SealedRulings } from '../../spec/rule.ts';
import { seal } from '../../spec/rule.ts';

/** A check with its inside. */
type Asked = AnyCheck & { facts(...args: readonly unknown[]): unknown };

/** What a run of judgements has read. */
export interface Readings {
  /** Rulings that were read at all. */
  readonly read: ReadonlySet<string>;
  /** Who read a ruling that it does not declare: a rule, or a deed that looks up names and facts for its rules. */
  readonly undeclared: readonly string[];
}

/** Rulings whose reading is noted, for judgements of one deed. */
export type Watch = (rulings: Rulings, deed: Deed) => SealedRulings;

/**
 * Notes the readings of whatever `judge` judges. A ruling that a rule reads while another asks it is the inner one's
 * reading; what is read beside all rules must be declared by one of the deed's.
 */
export const readingsOf = (deeds: readonly Deed[], judge: (watch: Watch) => void): Readings => {
  const asked: AnyCheck[] = [];
  const read = new Set<string>();
  const undeclared = new Set<string>();
  const note = (deed: Deed, ruling: string): void => {
    read.add(ruling);
    const reader = asked.at(-1);
    const declared = reader === undefined ? deed.checks.flatMap(({ rulings }) => rulings) : reader.rulings;
    if (!(declared as readonly string[]).includes(ruling)) undeclared.add(`${reader?.id ?? deed.type} reads ${ruling}`);
  };
  const checks = [...new Set(deeds.flatMap((deed) => deed.checks))] as Asked[];
  const originals = checks.map((check) => check.facts);
  checks.forEach((check, i) => {
    check.facts = (...args) => {
      asked.push(check);
      try {
        return originals[i]?.(...args);
      } finally {
        asked.pop();
      }
    };
  });
  try {
    judge((rulings, deed) =>
      seal(
        new Proxy(rulings, {
          get: (target, ruling) => {
            note(deed, String(ruling));
            return Reflect.get(target, ruling);
          },
        }),
      ),
    );
  } finally {
    checks.forEach((check, i) => {
      const original = originals[i];
      if (original !== undefined) check.facts = original;
    });
  }
  return { read, undeclared: [...undeclared] };
};
