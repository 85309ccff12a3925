/** Chapter "privates", the Gold Miner. */
import { chapter } from '../rule.ts';

const { effect } = chapter('privates');

export const PRIVATE_B4_01 = effect({
  id: 'PRIVATE-B4-01',
  title: 'Gold Miner',
  statement:
    'When the gold mine pays, this card is worth two more of its shares. It is no share for any limit, nor for selling out, nor in the score.',
  sources: ['engine: card B4'],
});
