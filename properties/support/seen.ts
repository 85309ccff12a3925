/** What can be seen on the table, asked in words: `ann cash`, `KP price`, `Y4 owner`, `turn`. */
import { baseBox } from '../../spec/box/base-box.ts';
import { certificateCount, companyOf, findPlayer, held, isMetal, priceOf } from '../../spec/holdings.ts';
import type { Game, Position } from '../../spec/state.ts';
import type { Company, HexId, Private, Railroad, SteelColumn } from '../../spec/vocabulary.ts';
import { METALS, PRIVATES, RAILROADS } from '../../spec/vocabulary.ts';
import type { Name } from './stock-scene.ts';
import { NAMES } from './table.ts';

type RunWord = 'income' | 'shipped' | 'ghostTowns' | 'rent' | 'longer';
type TableWord =
  | RunWord
  | 'turn'
  | 'priority'
  | 'round'
  | 'step'
  | 'lot'
  | 'highest'
  | 'bidders'
  | 'passed'
  | 'redZone'
  | 'endCard'
  | 'phase'
  | 'treaty'
  | 'owed'
  | 'order'
  | 'reason'
  | 'lays';
/** What lies on a hex, or at a column of the steel market. */
type PlaceWord = `${'tile' | 'gold' | 'stations'} ${HexId}` | `steel ${SteelColumn}`;
/** A question about the table. */
export type Question =
  | `${Name} ${'cash' | 'certificates' | 'bankrupt' | Company}`
  | `${Company} ${'price' | 'pool' | 'treasury' | 'cash' | 'president' | 'par' | 'first' | 'home'}`
  | `${Railroad} ${'trains' | 'stationCosts'}`
  | `${Private} ${'owner' | 'closed' | 'cubes' | 'cash' | 'used' | 'armed' | 'taken'}`
  | PlaceWord
  | TableWord;
export type Answer = string | number | boolean | null;
/** Questions with their answers. */
export type Answers = Readonly<Partial<Record<Question, Answer>>>;

const ofPlayer = (game: Game, name: string, word: string): Answer => {
  switch (word) {
    case 'cash':
      return findPlayer(game, name)?.cash ?? null;
    case 'certificates':
      return certificateCount(game, baseBox, name);
    case 'bankrupt':
      return findPlayer(game, name)?.bankrupt ?? null;
    default:
      return held(game, name, word as Company);
  }
};

const ofCompany = (game: Game, id: Company, word: string): Answer => {
  const company = companyOf(game, id);
  switch (word) {
    case 'price':
      return priceOf(game, baseBox, id);
    case 'pool':
      return company.pool;
    case 'treasury':
      return company.treasury;
    case 'cash':
      return company.cash;
    case 'first':
      return isMetal(id) ? game.metals[id].firstHolder : null;
    case 'president':
      return isMetal(id) ? null : (game.railroads[id]?.president ?? null);
    case 'par':
      return isMetal(id) ? null : (game.railroads[id]?.par ?? null);
    case 'trains':
      return isMetal(id) ? null : (game.railroads[id]?.trains.join(' ') ?? null);
    case 'stationCosts':
      return isMetal(id) ? null : (game.railroads[id]?.stations.map(({ price }) => price).join(' ') ?? null);
    default:
      return isMetal(id) ? false : (game.board.stations[baseBox.charters[id].home] ?? []).includes(id);
  }
};

const ofPrivate = (game: Game, id: Private, word: string): Answer => {
  const card = game.privates[id];
  if (card === undefined) return null;
  const { owner, closed, cubes, cash, used } = card;
  switch (word) {
    case 'owner':
      return owner === null ? null : 'player' in owner ? owner.player : owner.railroad;
    case 'closed':
      return closed;
    case 'cubes':
      return cubes;
    case 'cash':
      return cash;
    case 'armed':
      return card.armed;
    case 'taken':
      return card.taken;
    default:
      return used.join(' ');
  }
};

const ofTable = ({ at, game }: Position, word: string): Answer => {
  switch (word) {
    case 'turn':
      return game.lot?.turn ?? game.stock?.turn ?? game.operating?.turn?.railroad ?? null;
    case 'priority':
      return game.priority;
    case 'round':
      return [game.round.kind, game.round.set, game.round.or].filter((part) => part !== null).join(' ');
    case 'step':
      return at.split('.').at(-1) ?? at;
    case 'lot':
      return game.lot?.private ?? null;
    case 'highest':
      return game.lot?.highest == null ? null : `${game.lot.highest.player} ${game.lot.highest.price}`;
    case 'bidders':
      return game.lot?.bidders.join(' ') ?? null;
    case 'lays':
      return game.operating?.turn?.lays ?? null;
    case 'income':
      return game.operating?.turn?.income ?? null;
    case 'rent':
      return game.operating?.turn?.leaseDue ?? null;
    case 'longer':
      return game.operating?.turn?.lengthened.map(({ train, by }) => `${train}:${by}`).join(' ') ?? null;
    case 'shipped':
      return game.gold.shipped;
    case 'ghostTowns':
      return game.ghostTowns.join(' ');
    case 'phase':
      return game.phase;
    case 'treaty':
      return game.treaty;
    case 'owed':
      return game.debts === null ? null : `RG ${game.debts.RG} SF ${game.debts.SF}`;
    case 'order':
      return game.operating?.order.join(' ') ?? null;
    case 'endCard':
      return game.ends.endCard;
    case 'reason':
      return game.result?.reason ?? null;
    case 'passed':
      return game.stock?.passed.join(' ') ?? null;
    default:
      return game.ends.redZone;
  }
};

const ofPlace = ({ game }: Position, what: string, place: string): Answer => {
  const laid = game.board.tiles[place];
  if (what === 'tile') return laid === undefined ? null : `${laid.tile}@${laid.rotation}`;
  if (what === 'gold') return game.gold.cubes[place] ?? 0;
  if (what === 'steel') return game.steel[place as SteelColumn].join(' ');
  return (game.board.stations[place] ?? []).filter((railroad) => railroad !== null).join(' ');
};

const isOneOf = <T extends string>(list: readonly T[], word: string): word is T =>
  (list as readonly string[]).includes(word);

/** The answer to a question. */
export const seen = (position: Position, question: Question): Answer => {
  const [who = '', word = ''] = question.split(' ');
  if (isOneOf(NAMES, who)) return ofPlayer(position.game, who, word);
  if (isOneOf([...RAILROADS, ...METALS], who)) return ofCompany(position.game, who, word);
  if (isOneOf(PRIVATES, who)) return ofPrivate(position.game, who, word);
  if (word !== '') return ofPlace(position, who, word);
  return ofTable(position, who);
};

/** The answers to the questions of a list of answers. */
export const answersTo = (position: Position, asked: Answers): Answers =>
  Object.fromEntries(Object.keys(asked).map((question) => [question, seen(position, question as Question)]));
