import { describe, expect, it } from 'vitest';
import { foldActions } from '../../src/interchange/eighteen-xx/fold.ts';

/** A little language: a number is a pass with that id, `u` undoes, `u3` undoes down to 3, `r` redoes, `m` is chat. */
const actionsIn = (script: string): readonly unknown[] =>
  script
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      if (word === 'm') return { type: 'message', message: 'hello' };
      if (word === 'l') return { type: 'log', message: 'hello', id: 0 };
      if (word === 'p')
        return { type: 'program_share_pass', id: 0, auto_actions: [{ type: 'pass' }, { type: 'program_disable' }] };
      if (word === 'r') return { type: 'redo' };
      if (word === 'u') return { type: 'undo' };
      return word.startsWith('u')
        ? { type: 'undo', action_id: Number(word.slice(1)) }
        : { type: 'pass', id: Number(word) };
    });

const folded = (script: string): string => {
  const found = foldActions(actionsIn(script), 'game.json');
  return found.ok ? found.value.map(({ n, sub, id }) => `${n}.${sub}=${id}`).join(' ') : found.error.code;
};

describe('folding', () => {
  it.each<[rule: string, script: string, left: string]>([
    ['nothing is nothing', '', ''],
    ['actions are numbered from 1', '1 2 7', '1.0=1 2.0=2 3.0=7'],
    ['ids are no numbers of actions', '9 9 4', '1.0=9 2.0=9 3.0=4'],
    ['chat has no number', 'm 1 m 2', '1.0=1 2.0=2'],
    ['a log keeps its number', '1 l 2', '1.0=1 2.0=0 3.0=2'],
    ['automatic actions share the number of theirs', '1 p 2', '1.0=1 2.0=0 2.1=0 2.2=0 3.0=2'],
    ['an undo takes the last action', '1 2 u 3', '1.0=1 2.0=3'],
    ['an undo passes over chat', '1 2 m u 3', '1.0=1 2.0=3'],
    ['two undos take two', '1 2 3 u u 4', '1.0=1 2.0=4'],
    ['an undo takes the automatic actions along', '1 p u', '1.0=1'],
    ['an undo with an id takes all after it', '1 2 3 4 u2 5', '1.0=1 2.0=2 3.0=5'],
    ['an undo with an id that is not there takes what is greater', '1 2 5 7 u4 8', '1.0=1 2.0=2 3.0=8'],
    ['an undo with an id stops at the first that is not greater', '7 3 8 u5 9', '1.0=7 2.0=3 3.0=9'],
    ['an undo down to the start', '1 2 u0 3', '1.0=3'],
    ['an undo with the last id takes nothing', '1 2 u2 3', '1.0=1 2.0=2 3.0=3'],
    ['a redo puts back', '1 2 u r 3', '1.0=1 2.0=2 3.0=3'],
    ['a redo puts back a whole group', '1 2 3 u1 r', '1.0=1 2.0=2 3.0=3'],
    ['redos put back in turn', '1 2 3 u u r', '1.0=1 2.0=2'],
    ['two redos', '1 2 3 u u r r', '1.0=1 2.0=2 3.0=3'],
    ['chat does not end a redo', '1 2 u m r', '1.0=1 2.0=2'],
    ['another action does', '1 2 u 3 r', 'nothing-to-redo'],
    ['a log does too', '1 2 u l r', 'nothing-to-redo'],
    ['no redo without undo', '1 r', 'nothing-to-redo'],
    ['no undo of nothing', 'm u', 'nothing-to-undo'],
    ['no undo of what is undone', '1 u u', 'nothing-to-undo'],
  ])('%s: %s', (_, script, left) => {
    expect(folded(script)).toBe(left);
  });

  it('gives an action without id its place in the file', () => {
    const found = foldActions([{ type: 'pass' }, { type: 'message' }, { type: 'pass' }], 'game.json');
    expect(found.ok ? found.value.map(({ id }) => id) : found.error).toEqual([1, 3]);
  });
});
