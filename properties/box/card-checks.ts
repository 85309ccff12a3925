/** What must hold of charters, cards, trains and tracks in any box. */
import { PHASES, RAILROADS, TRAINS } from '../../spec/vocabulary.ts';
import { type BoxChecks, expected, rises, unless } from './check.ts';

/** Station prices of the largest charter; a smaller one has the first of them. */
const STATION_COSTS = [0, 40, 60, 80];
const EVENTS = ['brown', 'closePrivates', 'endCard', 'green', 'rust2', 'rust3', 'silver', 'treaty'];

/** The sentences about cards. */
export const cardChecks: BoxChecks = {
  'the charters stand in order of establishment': (box) =>
    unless(rises(RAILROADS.map((railroad) => box.charters[railroad].established)), 'the years do not rise'),

  'a charter has two to four stations, the home free and the others dearer each time': (box) =>
    RAILROADS.flatMap((railroad) => {
      const costs = box.charters[railroad].stationCosts;
      return [
        ...unless(costs.length >= 2, `${railroad}: too few stations`),
        ...expected(STATION_COSTS.slice(0, costs.length), costs, railroad),
      ];
    }),

  'returned stations cost what a full charter would have asked, backwards': (box) =>
    expected(STATION_COSTS.slice(1).reverse(), box.returnedStationCosts, 'returned'),

  'the railroads of a game are coloured in the order of the phases': (box) =>
    unless(
      box.charterColours.length === 5 &&
        box.charterColours.every(
          (colour, index) => PHASES.indexOf(colour) >= PHASES.indexOf(box.charterColours[index - 1] ?? 'Yellow'),
        ),
      `colours ${box.charterColours}`,
    ),

  'a phase opens all that the phase before opened': (box) =>
    PHASES.flatMap((phase, index) => {
      const [now, before] = [box.phases[phase], box.phases[PHASES[index - 1] ?? phase]];
      return unless(
        before.tiles.every((colour) => now.tiles.includes(colour)) &&
          before.railroads.every((colour) => now.railroads.includes(colour)) &&
          before.parZones.every((zone) => now.parZones.includes(zone)) &&
          now.goldSlots >= before.goldSlots &&
          (now.privatePurchases || !before.privatePurchases),
        `${phase} takes something back`,
      );
    }),

  'a phase opens the par group of each colour of railroad that it opens': (box) =>
    PHASES.flatMap((phase) =>
      expected(
        box.phases[phase].railroads.map((colour) => colour.toLowerCase()),
        box.phases[phase].parZones,
        `${phase}: par groups`,
      ),
    ),

  'every open par group has prices on the market': (box) =>
    PHASES.flatMap((phase) =>
      box.phases[phase].parZones.flatMap((zone) =>
        unless(
          box.market.some((cell) => cell.zone === zone),
          `${phase}: no price in ${zone}`,
        ),
      ),
    ),

  'Victor Gold has a dividend for every number of cubes that a phase lets through': (box) => [
    ...unless(rises(box.gold.dividends), 'the dividends do not rise'),
    ...expected(
      box.gold.dividends.length,
      Math.max(...PHASES.map((phase) => box.phases[phase].goldSlots)) + 1,
      'slots',
    ),
  ],

  'the depot has every train once, in order, each dearer than the one before': (box) => [
    ...expected(
      TRAINS,
      box.trains.map((train) => train.name),
      'trains',
    ),
    ...unless(rises(box.trains.map((train) => train.price)), 'the prices do not rise'),
  ],

  'every event happens once, with a copy that the depot has': (box) => [
    ...expected(EVENTS, box.trains.flatMap((train) => train.events.map(({ event }) => event)).sort(), 'events'),
    ...box.trains.flatMap((train) =>
      train.events.flatMap(({ copy, event }) =>
        unless(copy >= 1 && copy <= (train.count ?? copy), `${train.name}: no copy ${copy} for ${event}`),
      ),
    ),
  ],

  'the trains that rust, and no others, have a salvage': (box) => {
    const rusting = box.trains.flatMap((train) => train.events).map(({ event }) => event);
    return box.trains.flatMap((train) =>
      expected(
        rusting.some((event) => event === `rust${train.stops}` && !train.townsCount),
        train.salvage !== null,
        `${train.name}: salvage`,
      ),
    );
  },

  'metal companies and the debt marker start on the market': (box) =>
    [box.metals['CF&I'].startCell, box.metals.VGC.startCell, box.debt.startCell].flatMap((cell) =>
      unless(box.market[cell] !== undefined, `no cell ${cell}`),
    ),

  'a debt has a penalty for every number of unpaid tokens, none for none': (box) =>
    [box.debt.RG, box.debt.SF].flatMap(({ tokens, penalties }) => [
      ...expected(tokens + 1, penalties.length, 'penalties'),
      ...unless(penalties[0] === 0 && rises(penalties), `penalties ${penalties}`),
    ]),

  'a marker stands on a city, before and after it moves': (box) =>
    Object.values(box.privates).flatMap(({ name, marker }) =>
      marker === undefined
        ? []
        : [marker.start, marker.brown].flatMap((id) =>
            expected('city', box.hexes[id]?.stop?.kind ?? null, `${name} ${id}`),
          ),
    ),

  'enough cards of each colour exist for the deal': (box) =>
    Object.entries(box.privatesDealt).flatMap(([colour, count]) =>
      unless(
        Object.values(box.privates).filter((card) => card.dealt && card.colour === colour).length >= count,
        `too few ${colour} cards`,
      ),
    ),

  'a steel column asks more for each further cube, and the price without a cube is above all': (box) =>
    Object.entries(box.steel.columns).flatMap(([name, { cubes }]) =>
      unless(rises([...cubes, box.steel.priceWithoutCube]), `column ${name}: ${cubes}`),
    ),

  'the board never allows more certificates than the rulebook': (box) =>
    Object.entries(box.seating).flatMap(([players, { certificateLimit }]) =>
      unless(certificateLimit.board <= certificateLimit.rulebook, `${players} players`),
    ),
};
