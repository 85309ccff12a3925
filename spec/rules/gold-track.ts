/** Chapter "gold", the track: what the gold mine pays by the cubes that were shipped. */
import type { Shape } from '../rule.ts';
import { chapter } from '../rule.ts';

const { shape, effect } = chapter('gold');

export const GOLD_05: Shape = shape({
  id: 'GOLD-05',
  title: 'Value of the gold track',
  statement:
    'The gold mine pays by the lowest empty space of the track, and more for each cube shipped in the set, from its base money on.',
  sources: ['A-53'],
  holdsFor: ({ gold, metals, phases }) =>
    gold.dividends[0] === metals.VGC.baseCash &&
    gold.dividends.every((d, i) => i === 0 || d > (gold.dividends[i - 1] ?? d)) &&
    Object.values(phases).every((p) => p.goldSlots < gold.dividends.length),
});

export const GOLD_06 = effect({
  id: 'GOLD-06',
  title: 'The gold track is emptied',
  statement: 'When the gold mine has paid, the cubes are taken off the track.',
  sources: ['engine: reset of the gold track'],
});
