/** Chapter "replay": how recorded games of the engine behind 18xx.games are read. */
import { chapter } from '../rule.ts';

const { effect } = chapter('replay');

export const REPLAY_08 = effect({
  id: 'REPLAY-08',
  title: 'A sale that contradicts itself',
  statement:
    'A recorded sale whose percentage does not fit the certificates that it names is no legal sale in any profile; it is reported as a finding.',
  sources: ['engine: a recorded sale of three certificates as one'],
});

export const REPLAY_12 = effect({
  id: 'REPLAY-12',
  title: 'The result of a record',
  statement: 'The result in a recorded game is the score of each player, by his id.',
  sources: ['engine: result of a record'],
});
