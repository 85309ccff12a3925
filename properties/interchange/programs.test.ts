/** Docket cases about programs that act for players, and about variants: what a record says of them changes no rule. */
import { describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import { PRIVATES } from '../../spec/vocabulary.ts';
import { Engine } from '../../src/engine.ts';
import { readGameText } from '../../src/interchange/read-file.ts';
import type { Replayed } from '../../src/replay/replay.ts';
import { replay } from '../../src/replay/replay.ts';

const engine = new Engine();
const record = (actions: readonly object[], options: readonly string[] = []) =>
  JSON.stringify({
    id: 1,
    players: [{ id: 1 }, { id: 2 }],
    settings: { seed: 5, optional_rules: options },
    actions: actions.map((a, i) => ({ entity_type: 'player', id: i + 1, ...a })),
  });

const replayed = (actions: readonly object[]): readonly Replayed[] => {
  const file = readGameText(record(actions), baseBox, 'record');
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  return [...replay(engine, file.value, 'record')];
};

describe('a program of a player', () => {
  const on = { type: 'program_share_pass', entity: 1, unconditional: false, indefinite: false };
  const off = { type: 'program_disable', entity: 1, reason: 'Shares were sold' };

  it.each([
    ['B039: switched on and off leaves the game as it was', [on, off]],
    ['B042: left on while another acts threatens nobody', [on]],
  ])('%s', (_what, actions) => {
    const steps = replayed(actions);
    expect(steps).toHaveLength(actions.length + 1);
    for (const step of steps) {
      expect(step.position).toEqual(steps[0]?.position);
      expect(step.journal).toEqual(step.n === 0 ? steps[0]?.journal : []);
    }
  });

  it('a pass that it makes is a pass of the player', () => {
    const steps = replayed([{ ...on, auto_actions: [{ type: 'pass', entity: 1, entity_type: 'player' }] }]);
    expect(steps.map(({ n, sub }) => `${n}.${sub}`)).toEqual(['0.0', '1.0', '1.1']);
    expect(steps[2]?.position).not.toEqual(steps[1]?.position);
  });
});

describe('B053: variants', () => {
  it('only the shorter end is known; the cards of other variants are not in the box', () => {
    const shorter = readGameText(record([], ['shorter_game_end']), baseBox, 'record');
    expect(shorter.ok && shorter.value.setup.shorterEnd).toBe(true);
    expect(PRIVATES.filter((id) => ['Y7', 'G7', 'B7'].includes(id))).toEqual([]);
    expect(PRIVATES.filter((id) => !baseBox.privates[id].dealt)).toEqual(['Y8']);
  });

  it('an optional rule that is not known is told', () => {
    const odd = readGameText(record([], ['auction_variant']), baseBox, 'record');
    expect(odd.ok ? null : odd.error.code).toBe('unknown-option');
  });
});
