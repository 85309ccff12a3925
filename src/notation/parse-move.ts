/** Reads moves in notation; {@link printMove} writes them. The grammar is in `docs/notation.md`. */
import { baseBox } from '../../spec/box/base-box.ts';
import { SHARE } from '../../spec/holdings.ts';
import type { DeclaredRoute, Move, Pass } from '../../spec/moves/move.ts';
import type { Company, PlayerId, Private, Railroad } from '../../spec/vocabulary.ts';
import { METALS, PRIVATES, RAILROADS, STEEL_COLUMNS, TRAINS } from '../../spec/vocabulary.ts';
import { quoted } from '../fault.ts';
import type { Result } from '../result.ts';
import { failed, ok } from '../result.ts';
import type { LineFault, Reading } from './line.ts';
import { LineReader, Unreadable } from './line.ts';
import { SEATS } from './players.ts';
import { routeOf } from './route-text.ts';

const COMPANIES: readonly Company[] = [...RAILROADS, ...METALS];
const HEXES: readonly string[] = Object.keys(baseBox.hexes);
const TILES: ReadonlySet<string> = new Set(Object.keys(baseBox.tiles));
const HEX_SET: ReadonlySet<string> = new Set(HEXES);

/** Who a line speaks of. */
interface Subject {
  readonly player: PlayerId | null;
  readonly railroad: Railroad | null;
  readonly column: number;
}

const isRailroad = (text: string): text is Railroad => (RAILROADS as readonly string[]).includes(text);

const idIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The player that a word names; null where it names none. */
const playerIn = (text: string, players: readonly PlayerId[]): PlayerId | null => {
  if (text.startsWith('"')) {
    const id = idIn(text);
    return typeof id === 'string' ? id : null;
  }
  return players[(SEATS as readonly string[]).indexOf(text)] ?? null;
};

const subjectOf = (line: LineReader, players: readonly PlayerId[]): Subject => {
  const { text, column } = line.next('a player or a railroad');
  if (isRailroad(text)) return { player: null, railroad: text, column };
  const player = playerIn(text, players);
  if (player === null) return line.fail('unknown-player', `${quoted(text)} is neither a player nor a railroad`, column);
  const next = line.peek();
  if (next === null || !isRailroad(next)) return { player, railroad: null, column };
  line.next('a railroad');
  return { player, railroad: next, column };
};

/** A number of shares, or percent. */
const percentIn = (line: LineReader): number => {
  const { text, column } = line.next('a number of shares');
  if (text.endsWith('%')) return line.number(text.slice(0, -1), column, 'percent');
  const percent = line.number(text, column, 'a number of shares') * SHARE;
  return Number.isSafeInteger(percent) ? percent : line.fail('out-of-range', 'too many shares', column);
};

const hexIn = (line: LineReader): string => {
  const { text, column } = line.next('a hex');
  return HEX_SET.has(text) ? text : line.fail('unknown-name', `${quoted(text)} is not a hex of the map`, column);
};

const tileIn = (line: LineReader): { tile: string; rotation: number } => {
  const { text, column } = line.next('a tile');
  const [tile = '', rotation, ...more] = text.split('@');
  if (rotation === undefined || more.length > 0)
    return line.fail('malformed', `expected a tile such as 57@2, found ${quoted(text)}`, column);
  if (!TILES.has(tile)) return line.fail('unknown-name', `${quoted(tile)} is not a tile`, column);
  const turned = line.number(rotation, column + tile.length + 1, 'a rotation from 0 to 5');
  if (turned > 5) return line.fail('out-of-range', 'a rotation goes from 0 to 5', column + tile.length + 1);
  return { tile, rotation: turned };
};

const routeIn = (line: LineReader): DeclaredRoute => {
  const train = line.name(TRAINS, 'a train');
  const { text, column } = line.next('a route');
  const legs = routeOf(text);
  if (legs === null)
    return line.fail('malformed', `expected stops in capitals at both ends of a route, found ${quoted(text)}`, column);
  const unknown = legs.flat().find((hex) => !HEX_SET.has(hex));
  if (unknown !== undefined) line.fail('unknown-name', `${quoted(unknown)} is not a hex of the map`, column);
  return { train, legs };
};

const routesIn = (line: LineReader): readonly DeclaredRoute[] => {
  if (line.take('nothing')) return [];
  const routes = [routeIn(line)];
  while (line.take(',')) routes.push(routeIn(line));
  return routes;
};

const privateIn = (line: LineReader): Private => line.name(PRIVATES, 'a private');

type Verb = (line: LineReader, subject: Subject) => Move;

/** A verb of players. */
const byPlayer =
  (read: (line: LineReader, player: PlayerId) => Move): Verb =>
  (line, { player, railroad, column }) =>
    player === null || railroad !== null
      ? line.fail('unknown-player', 'a player does that, not a railroad', column)
      : read(line, player);

/** A verb of railroads. */
const byRailroad =
  (read: (line: LineReader, railroad: Railroad) => Move): Verb =>
  (line, { player, railroad, column }) =>
    railroad === null || player !== null
      ? line.fail('no-railroad', 'a railroad does that, not a player', column)
      : read(line, railroad);

const passes: Verb = (_line, { player, railroad }): Pass => ({
  type: 'pass',
  ...(player === null ? {} : { player }),
  ...(railroad === null ? {} : { railroad }),
});

const lays = byRailroad((line, railroad) => {
  const tile = tileIn(line);
  const hex = hexIn(line);
  const card = line.take('by') ? privateIn(line) : null;
  const marked = line.take('marked') ? ({ marked: true } as const) : {};
  return card === null
    ? { type: 'layTile', railroad, hex, ...tile, ...marked }
    : { type: 'layPrivateTile', railroad, private: card, hex, ...tile, ...marked };
});

const lengthens = byRailroad((line, railroad) => {
  const train = line.peek() === 'by' ? {} : { train: line.name(TRAINS, 'a train') };
  line.expect('by');
  const by = line.whole('a number of stops');
  line.expect('with');
  return { type: 'lengthenTrain', railroad, private: privateIn(line), ...train, by };
});

const buysShares = byPlayer((line, player) => {
  const percent = percentIn(line);
  const company = line.name(COMPANIES, 'a company');
  const from = line.name(['treasury', 'pool'], 'the treasury or the pool');
  const discount = line.take('with') ? { discount: privateIn(line) } : {};
  return { type: 'buyShares', player, company, from, percent, ...discount };
});

const buysTrain = byRailroad((line, railroad) => {
  const train = line.name(TRAINS, 'a train');
  const from = line.name(['depot', ...RAILROADS], 'the depot or a railroad');
  return { type: 'buyTrain', railroad, train, from, price: line.whole('a price') };
});

const buysPrivate = byRailroad((line, railroad) => ({
  type: 'buyPrivate',
  railroad,
  private: privateIn(line),
  price: line.whole('a price'),
}));

const buys: Verb = (line, subject) => {
  if (line.take('train')) return buysTrain(line, subject);
  return line.take('private') ? buysPrivate(line, subject) : buysShares(line, subject);
};

const places = byRailroad((line, railroad) => {
  const what = line.name(['station', 'ghost-town'], 'a station or a ghost-town');
  return what === 'station'
    ? { type: 'placeStation', railroad, hex: hexIn(line) }
    : { type: 'placeGhostTown', railroad };
});

const pays = byRailroad((line, railroad) => {
  const what = line.name(['out', 'lease', 'debt'], 'out, lease or debt');
  if (what === 'out') return { type: 'dividend', railroad, kind: 'payOut' };
  if (what === 'debt') return { type: 'payDebt', railroad };
  return { type: 'payLease', railroad, payer: line.name(['railroad', 'president'], 'the railroad or the president') };
});

const VERBS: ReadonlyMap<string, Verb> = new Map([
  [
    'bids',
    byPlayer((line, player) => ({ type: 'bid', player, private: privateIn(line), price: line.whole('a price') })),
  ],
  ['passes', passes],
  [
    'sells',
    byPlayer((line, player) => {
      const percent = percentIn(line);
      return { type: 'sellShares', player, company: line.name(COMPANIES, 'a company'), percent };
    }),
  ],
  ['buys', buys],
  [
    'founds',
    byPlayer((line, player) => ({
      type: 'found',
      player,
      railroad: line.name(RAILROADS, 'a railroad'),
      par: line.whole('a start price'),
    })),
  ],
  ['lays', lays],
  [
    'takes',
    byRailroad((line, railroad) => {
      line.expect('steel');
      const column = line.name(STEEL_COLUMNS, 'a column of the steel market');
      return { type: 'chooseSteel', railroad, column, price: line.whole('a price') };
    }),
  ],
  ['places', places],
  ['lengthens', lengthens],
  ['runs', byRailroad((line, railroad) => ({ type: 'runTrains', railroad, routes: routesIn(line) }))],
  [
    'ships',
    byRailroad((line, railroad) => {
      const hex = hexIn(line);
      return { type: 'shipGold', railroad, hex, ...(line.take('nugget') ? { nugget: true } : {}) };
    }),
  ],
  ['pays', pays],
  ['withholds', byRailroad((_line, railroad) => ({ type: 'dividend', railroad, kind: 'withhold' }))],
  [
    'declares',
    byRailroad((line, railroad) => {
      line.expect('bankruptcy');
      return { type: 'declareBankruptcy', railroad };
    }),
  ],
]);

/** Verbs of the notation. */
export const VERB_NAMES: readonly string[] = [...VERBS.keys()];

/** Reads the words of a move to the end of the line. */
export const readMove = (line: LineReader, players: readonly PlayerId[]): Move => {
  const move = moveIn(line, players);
  line.end();
  return move;
};

const moveIn = (line: LineReader, players: readonly PlayerId[]): Move => {
  if (line.take('all')) {
    line.expect('break');
    line.expect('off');
    return { type: 'breakOff' };
  }
  // Nobody's pass: what a careless caller may send, and what the rules refuse.
  if (line.take('passes')) return { type: 'pass' };
  const subject = subjectOf(line, players);
  const { text, column } = line.next('a verb');
  const verb = VERBS.get(text);
  if (verb === undefined)
    return line.fail('unknown-action', `${quoted(text)} is no verb; there are ${VERB_NAMES.join(', ')}`, column);
  return verb(line, subject);
};

/** Reads a move in notation; `players` in seat order. */
export const parseMove = (
  text: string,
  players: readonly PlayerId[],
  reading: Reading = {},
): Result<Move, LineFault> => {
  try {
    return ok(readMove(new LineReader(text, 0, reading), players));
  } catch (error) {
    if (error instanceof Unreadable) return failed(error.fault);
    throw error;
  }
};
