/** A rule reads no ruling that it does not declare, not even through another's helper; and what profiles differ in is read. */
import { describe, expect, it } from 'vitest';
import { deedOfGuard } from '../../machines/bindings.ts';
import { leafAt } from '../../machines/stepper.ts';
import { Book } from '../../spec/book.ts';
import type { Deed } from '../../spec/deed.ts';
import { deed } from '../../spec/deed.ts';
import { DEEDS } from '../../spec/deeds.ts';
import type { Move } from '../../spec/moves/move.ts';
import type { RulingId } from '../../spec/profiles/rulings.ts';
import { RULINGS, rulingsOf } from '../../spec/profiles/rulings.ts';
import type { Check } from '../../spec/rule.ts';
import { chapter } from '../../spec/rule.ts';
import { certificateLimit } from '../../spec/rules/certificates.ts';
import { RULEBOOK } from '../../spec/rules/rulebook.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import { movesOf } from '../support/played.ts';
import { engine } from '../support/table.ts';
import { codeOfRules } from './project-texts.ts';
import { unreadRulings } from './rulebook-faults.ts';
import { readingsOf } from './ruling-readings.ts';

const deeds: readonly Deed[] = Object.values(DEEDS);
/** Games in which every kind of move is made. */
const GAMES = PROFILES.flatMap((profile) =>
  (
    [
      [2, 2],
      [3, 5],
    ] as const
  ).map(([players, seed]) => ({ profile, players, seed })),
);
/** One position of so many is looked at. */
const APART = 3;
/** Listed moves of each kind that are judged. */
const JUDGED = 3;

/** Deeds that answer a move where it is made. */
const deedsFor = (at: string, { type }: Move): readonly Deed[] =>
  leafAt(at).on[type]?.flatMap(({ guardName }) => deedOfGuard(guardName ?? '') ?? []) ?? [];

it('Whatever is judged in random games, each rule reads the rulings that it declares and no others.', () => {
  const { read, undeclared } = readingsOf(deeds, (watch) => {
    for (const game of GAMES)
      for (const { before } of movesOf(game).filter((_, i) => i % APART === 0))
        for (const kind of engine.kinds(before))
          for (const { move } of [...engine.optionsOf(before, kind)].slice(0, JUDGED))
            for (const each of deedsFor(before.at, move)) {
              const rulings = watch(rulingsOf(game.profile), each);
              each.judge({ ...engine.view(before), rulings }, move);
            }
  });
  expect(undeclared).toEqual([]);
  for (const ruling of ['certificate-limit', 'prison-exceptions', 'lease-after-closing', 'train-duty'])
    expect([...read]).toContain(ruling);
});

describe('a rule that reads what it does not declare', () => {
  const { check } = chapter('certificates');
  const [{ before }] = movesOf({ profile: 'bga', players: 2, seed: 4 }) as readonly [
    ReturnType<typeof movesOf>[number],
  ];
  const secret = check<object>()({
    id: 'CERT-02',
    title: 'Secret',
    statement: 'Reads the limit.',
    sources: ['A-22'],
    schema: { limit: 'certificates' },
    facts: (at) => ({ limit: certificateLimit(at) }),
    holds: (x, f) => x.le(x.lit(0), f.limit),
  });
  const honest = { ...secret, rulings: ['certificate-limit' as const] };
  const deedWith = (rule: Check<object, { readonly limit: 'certificates' }, RulingId>, resolved = false): Deed =>
    deed({
      type: 'breakOff',
      resolve: (at) => ({ limit: resolved ? certificateLimit(at) : 0 }),
      checks: [resolved ? { ...rule, facts: () => ({ limit: 0 }) } : rule],
      effect: (at) => new Book(at.game),
      options: () => [],
    });
  const told = (one: Deed): readonly string[] =>
    readingsOf([one], (watch) => {
      const rulings = watch(rulingsOf('bga'), one);
      one.judge({ ...engine.view(before), rulings }, { type: 'breakOff' });
    }).undeclared;

  it('is told, through a helper too', () => {
    expect(told(deedWith(secret))).toEqual(['CERT-02 reads certificate-limit']);
    expect(told(deedWith(honest))).toEqual([]);
  });

  it('and so is a deed that reads it for its rules', () => {
    expect(told(deedWith(secret, true))).toEqual(['breakOff reads certificate-limit']);
    expect(told(deedWith(honest, true))).toEqual([]);
  });

  it('and the rules are as they were afterwards', () => {
    const facts = secret.facts;
    told(deedWith(secret));
    expect(secret.facts).toBe(facts);
  });
});

describe('rulings in which profiles differ', () => {
  const code = codeOfRules();

  it('are read by the rules, not only declared', () => {
    expect(unreadRulings(RULINGS, code)).toEqual([]);
    const declared = new Set<string>(
      [...RULEBOOK.values()].flatMap(({ clauses }) => clauses.flatMap((c) => c.rulings)),
    );
    expect(Object.keys(RULINGS).filter((id) => !declared.has(id))).toEqual([]);
  });

  it('and unread are told', () => {
    const without = code.replaceAll("['certificate-limit']", '').replaceAll("['bid-steps']", '');
    expect(unreadRulings(RULINGS, without)).toEqual(['bid-steps', 'certificate-limit']);
  });
});
