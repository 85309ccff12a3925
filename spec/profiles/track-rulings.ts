/** Rulings on the order of an operating round, track, steel and stations. */
import type { HexId } from '../vocabulary.ts';
import { ruling } from './ruling.ts';

export const TRACK_RULINGS = {
  'operating-reorder': ruling<'afterForcedSales'>({
    question: 'Does a change of price alter the order of an operating round that has begun?',
    says: { engine: 'only a sale in an emergency or a bankruptcy does, for railroads that have yet to act' },
    values: { bga: 'afterForcedSales', summary: 'afterForcedSales', '18xx-games': 'afterForcedSales' },
    unruled: ['bga', 'summary'],
  }),
  'step-skips': ruling<'useless' | 'engineTests'>({
    question: 'Which steps of a railroad are left out without being asked?',
    says: {
      A: 'stages advance by themselves',
      engine: 'by tests of its own, of which one keeps the train step open for a single dollar',
    },
    values: { bga: 'useless', summary: 'useless', '18xx-games': 'engineTests' },
    unruled: ['summary'],
  }),
  'same-hex': ruling<'allowed'>({
    question: 'May one turn lay a tile and upgrade it?',
    says: { engine: 'yes, as often as actions are left' },
    values: { bga: 'allowed', summary: 'allowed', '18xx-games': 'allowed' },
    unruled: ['bga', 'summary'],
  }),
  'useful-track': ruling<'newOrChanged'>({
    question: 'What must a railroad gain by a lay?',
    says: {
      A: 'no dead ends, no track apart from its stations',
      B: 'part of the new track lies on a way that a train could take',
      engine: 'a connected path that is new, or one to a stop of changed value',
    },
    values: { bga: 'newOrChanged', summary: 'newOrChanged', '18xx-games': 'newOrChanged' },
  }),
  'track-trace': ruling<'trail'>({
    question: 'What counts as connected to a station?',
    says: {
      A: 'connected to its own stations',
      B: 'a way that a train could take in theory',
      engine: 'a trail that visits no stop and crosses no edge between hexes twice',
    },
    values: { bga: 'trail', summary: 'trail', '18xx-games': 'trail' },
  }),
  'terrain-payment': ruling<'toBank'>({
    question: 'Does terrain cost anything, and who is paid?',
    says: {
      A: 'the treasury pays for track',
      B: 'only steel and stations are named',
      engine: 'the printed amount, to the bank',
    },
    values: { bga: 'toBank', summary: 'toBank', '18xx-games': 'toBank' },
    unruled: ['summary'],
  }),
  'prison-exceptions': ruling<readonly HexId[]>({
    question: 'On which hexes does the Colorado State Prison give no discount?',
    says: { engine: 'none on E19, because its list names another hex' },
    values: { bga: [], summary: [], '18xx-games': ['E19'] },
    unruled: ['bga', 'summary'],
  }),
  'gorge-rotation': ruling<'fixed' | 'sameTrack'>({
    question: 'In which rotation is a tile of the Royal Gorge named?',
    says: { engine: 'unturned, or half turned where that shows the same track' },
    values: { bga: 'fixed', summary: 'fixed', '18xx-games': 'sameTrack' },
    unruled: ['bga', 'summary'],
  }),
  'sixth-lay-by-depot': ruling<'endsTrack'>({
    question: 'What follows when the Steel Depot lays the sixth tile during the track step?',
    says: { A: 'at most six tiles', B: 'at most six tiles', engine: 'no way on: a fault of the program' },
    values: { bga: 'endsTrack', summary: 'endsTrack', '18xx-games': 'endsTrack' },
  }),
  'depot-tiles': ruling<'suited'>({
    question: 'Must a tile of the Steel Depot suit its hex?',
    says: { engine: 'letter and kind of stop are not compared, though its screen compares them' },
    values: { bga: 'suited', summary: 'suited', '18xx-games': 'suited' },
    unruled: ['bga', 'summary'],
  }),
  'steel-columns': ruling<'oneOfAColour' | 'any'>({
    question: 'How many columns of one colour may a railroad use in its turn?',
    says: {
      A: 'one unit of steel for each space of track',
      B: 'one column of each colour per operating round',
      engine: 'one for the turn, by its screen',
    },
    values: { bga: 'oneOfAColour', summary: 'oneOfAColour', '18xx-games': 'oneOfAColour' },
  }),
  'steel-cube': ruling<'cheapestOrNamed'>({
    question: 'Which cube of a column is bought?',
    says: { engine: 'the cheapest, unless the president names a dearer place' },
    values: { bga: 'cheapestOrNamed', summary: 'cheapestOrNamed', '18xx-games': 'cheapestOrNamed' },
    unruled: ['bga', 'summary'],
  }),
  'second-station': ruling<'later' | 'firstTurn'>({
    question: 'May a railroad place a second station in its first turn?',
    says: { engine: 'no; yes in older versions' },
    values: { bga: 'later', summary: 'later', '18xx-games': 'later' },
    unruled: ['bga', 'summary'],
  }),
  'station-prices': ruling<'charter'>({
    question: 'What does a station cost?',
    says: {
      A: 'nothing for the first, then $40, then $60',
      B: 'what the charter prints',
      engine: '0, 40, 60, 80, as many as the charter has',
    },
    values: { bga: 'charter', summary: 'charter', '18xx-games': 'charter' },
  }),
  'gorge-slots': ruling<'kept' | 'open'>({
    question: 'Are the slots of the Royal Gorge kept for Rio Grande?',
    says: { engine: 'yes; not in older versions' },
    values: { bga: 'kept', summary: 'kept', '18xx-games': 'kept' },
    unruled: ['bga', 'summary'],
  }),
  'returned-stations': ruling<'repriced'>({
    question: 'What does a station cost that came back to the charter?',
    says: { engine: 'unused stations are priced anew: the last at 80, those before it at 60 and 40' },
    values: { bga: 'repriced', summary: 'repriced', '18xx-games': 'repriced' },
    unruled: ['bga', 'summary'],
  }),
} as const;
