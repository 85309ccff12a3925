/** Chapter "events": what happens when a certain train leaves the depot, and what the phases are. */
import type { Shape } from '../rule.ts';
import { chapter } from '../rule.ts';
import { PHASES } from '../vocabulary.ts';

const { effect, shape } = chapter('events');

export const EVENT_01 = effect({
  id: 'EVENT-01',
  title: 'Events come with trains',
  statement:
    'Certain copies of the trains bring events, at the moment when they leave the depot, bought or exported. First the phase changes, then trains rust and salvage is paid, then the rest happens.',
  sources: ['A-71', 'B-44'],
  rulings: ['event-copies'],
});

export const EVENT_02 = effect({
  id: 'EVENT-02',
  title: 'Green phase',
  statement: 'With the fourth 2+ the Green phase begins: green start prices are open, and railroads may buy privates.',
  sources: ['A-31', 'A-55', 'B-38'],
});

export const EVENT_03 = effect({
  id: 'EVENT-03',
  title: 'The 2+ rust',
  statement: 'With the first 4+ all 2+ rust.',
  sources: ['A-59', 'B-45'],
});

export const EVENT_04 = effect({
  id: 'EVENT-04',
  title: 'Treaty of Boston',
  statement:
    'With the second 3+ the Treaty comes: debts arise, stations in the two cities of the Royal Gorge return to their charters, Rio Grande gets free stations there, and the three green tiles of the gorge are laid. That costs nothing, neither steel nor a track action.',
  sources: ['A-58', 'B-46'],
  rulings: ['gorge-at-treaty'],
});

export const EVENT_05 = effect({
  id: 'EVENT-05',
  title: 'Brown phase',
  statement:
    'With the third 4+ the Brown phase begins: brown tiles and start prices are open, the hotel moves, and two brown privates begin to pay.',
  sources: ['A-31'],
});

export const EVENT_06 = effect({
  id: 'EVENT-06',
  title: 'Closing of privates',
  statement: 'With the first 5+ privates close; the phase stays as it is.',
  sources: ['engine: event of the first 5+'],
});

export const EVENT_07 = effect({
  id: 'EVENT-07',
  title: 'Silver phase',
  statement: 'With the second 5+ the Silver phase begins, and the gray tile may be laid.',
  sources: ['A-60', 'B-49'],
  rulings: ['end-trigger'],
});

export const EVENT_08 = effect({
  id: 'EVENT-08',
  title: 'The first 6x2',
  statement: 'With the first 6x2 all 3+ rust. The ruling says whether it also brings the end card.',
  sources: ['A-60', 'B-49'],
  rulings: ['end-trigger'],
});

export const PHASE_01: Shape = shape({
  id: 'PHASE-01',
  title: 'Four phases',
  statement: 'The phases are Yellow, Green, Brown and Silver.',
  sources: ['A-31', 'A-55'],
  holdsFor: (box) => PHASES.every((phase) => box.phases[phase] !== undefined) && PHASES.length === 4,
});

export const PHASE_02 = effect({
  id: 'PHASE-02',
  title: 'The last copy changes the phase',
  statement:
    'A phase begins when the last copy of a kind of train leaves the depot, not with the first copy of the next kind.',
  sources: ['A-55'],
  rulings: ['phase-advance'],
});

export const PHASE_03 = effect({
  id: 'PHASE-03',
  title: 'At once',
  statement: 'A new phase holds from the very moment, in the middle of a turn too.',
  sources: ['engine: change of phase'],
});

export const PHASE_04: Shape = shape({
  id: 'PHASE-04',
  title: 'What a phase opens',
  statement:
    'Each phase sets the colours of tiles, the railroads that may be founded and their start prices, the places on the gold track and whether railroads buy privates. A later phase never takes away what an earlier one gave.',
  sources: ['A-31'],
  holdsFor: (box) =>
    PHASES.every((phase, i) => {
      const earlier = PHASES[i - 1];
      if (earlier === undefined) return true;
      const [before, now] = [box.phases[earlier], box.phases[phase]];
      return (
        before.tiles.every((colour) => now.tiles.includes(colour)) &&
        before.railroads.every((colour) => now.railroads.includes(colour)) &&
        before.parZones.every((zone) => now.parZones.includes(zone)) &&
        before.goldSlots <= now.goldSlots
      );
    }),
});

export const PHASE_05: Shape = shape({
  id: 'PHASE-05',
  title: 'Forward only',
  statement: 'Phases follow one another in their order and never come back.',
  sources: ['engine: order of the phases'],
  holdsFor: (box) =>
    box.trains
      .flatMap(({ events }) => events.map(({ event }) => event))
      .filter((event) => event === 'green' || event === 'brown' || event === 'silver')
      .join() === 'green,brown,silver',
});
