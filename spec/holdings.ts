/** Who holds what: questions about players, companies, shares and certificates that follow from the state. */
import type { Box } from './box/box.ts';
import type { Game, MetalState, Player, PrivateState, RailroadState } from './state.ts';
import type { Company, Metal, PlayerId, Private, Railroad } from './vocabulary.ts';
import { METALS, PHASES } from './vocabulary.ts';

/** Percent of an ordinary certificate. */
export const SHARE = 10;
/** Percent of the president's certificate. */
export const PRESIDENT_CERTIFICATE = 20;

export const isMetal = (company: Company): company is Metal => (METALS as readonly string[]).includes(company);

/** The player of that id. */
export const findPlayer = (game: Game, id: PlayerId): Player | undefined => game.players.find((p) => p.id === id);

/** The player of an id that is known to be at the table. */
export const playerOf = (game: Game, id: PlayerId): Player => {
  const player = findPlayer(game, id);
  if (player === undefined) throw new RangeError(`no player ${id} at the table`);
  return player;
};

/** The railroad of a name that is known to be in the game. */
export const railroadOf = (game: Game, id: Railroad): RailroadState => {
  const railroad = game.railroads[id];
  if (railroad === undefined) throw new RangeError(`no railroad ${id} in this game`);
  return railroad;
};

/** The private of a name that is known to be in the game. */
export const privateOf = (game: Game, id: Private): PrivateState => {
  const card = game.privates[id];
  if (card === undefined) throw new RangeError(`no private ${id} in this game`);
  return card;
};

/** Railroads of the game, by year. */
export const railroadsOf = (game: Game): readonly Railroad[] => Object.keys(game.railroads) as Railroad[];
/** Privates of the game, in the order of their auction. */
export const privatesOf = (game: Game): readonly Private[] => Object.keys(game.privates) as Private[];
/** All companies of the game: railroads by year, then the metal companies. */
export const companiesOf = (game: Game): readonly Company[] => [...railroadsOf(game), ...METALS];

/** The company of that name, if it is in the game. */
export const findCompany = (game: Game, id: Company): RailroadState | MetalState | undefined =>
  isMetal(id) ? game.metals[id] : game.railroads[id];

/** The company of a name that is known to be in the game. */
export const companyOf = (game: Game, id: Company): RailroadState | MetalState =>
  isMetal(id) ? game.metals[id] : railroadOf(game, id);

/** Whether the company has a price: a railroad after its founding, a metal company always. */
export const isFounded = (game: Game, id: Company): boolean => isMetal(id) || game.railroads[id]?.par != null;

/** Index of the market cell on which the company's token lies. */
export const cellOf = (game: Game, company: Company): number | null =>
  game.market.find((t) => t.company === company)?.cell ?? null;

/** Dollars of a market cell. */
export const priceAt = (box: Box, cell: number): number => {
  const found = box.market[cell];
  if (found === undefined) throw new RangeError(`no market cell ${cell}`);
  return found.price;
};

/** Share price in dollars; null before the founding. */
export const priceOf = (game: Game, box: Box, company: Company): number | null => {
  const cell = cellOf(game, company);
  return cell === null ? null : priceAt(box, cell);
};

/** Companies of which the player holds shares: railroads by year, then the metal companies. */
export const companiesHeld = (game: Game, { shares }: Player): readonly Company[] =>
  companiesOf(game).filter((company) => shares[company] !== undefined);

/** Percent of the company that the player holds. */
export const held = (game: Game, player: PlayerId, company: Company): number =>
  findPlayer(game, player)?.shares[company] ?? 0;

/** President of a railroad; nobody presides over a metal company. */
export const presidentOf = (game: Game, company: Company): PlayerId | null =>
  isMetal(company) ? null : (game.railroads[company]?.president ?? null);

/** Players in clockwise order from the given one on. */
export const clockwiseFrom = (game: Game, id: PlayerId): readonly PlayerId[] => {
  const ids = game.players.map((p) => p.id);
  const at = Math.max(0, ids.indexOf(id));
  return [...ids.slice(at), ...ids.slice(0, at)];
};

/** The player to the left of the given one. */
export const leftOf = (game: Game, id: PlayerId): PlayerId => clockwiseFrom(game, id)[1] ?? id;

/** Whether the player owns the open private. */
export const ownsPrivate = (game: Game, player: PlayerId, id: Private): boolean => {
  const card = game.privates[id];
  return card?.owner != null && !card.closed && 'player' in card.owner && card.owner.player === player;
};

/** Whether the railroad owns the open private. */
export const railroadOwns = (game: Game, railroad: Railroad, id: Private): boolean => {
  const card = game.privates[id];
  return card?.owner != null && !card.closed && 'railroad' in card.owner && card.owner.railroad === railroad;
};

/** Open privates that a player owns, in the order of their auction. */
export const privatesOfPlayer = (game: Game, player: PlayerId): readonly Private[] =>
  privatesOf(game).filter((id) => ownsPrivate(game, player, id));

/** Open privates that a railroad owns, in the order of their auction. */
export const privatesOfRailroad = (game: Game, railroad: Railroad): readonly Private[] =>
  privatesOf(game).filter((id) => railroadOwns(game, railroad, id));

/** Certificates of one company in a player's hand: the president's certificate is one, not two. */
export const certificatesOf = (game: Game, player: PlayerId, company: Company): number =>
  held(game, player, company) / SHARE - (presidentOf(game, company) === player ? 1 : 0);

/** Certificates that count against the limit: shares of every company, and privates that count. */
export const certificateCount = (game: Game, box: Box, player: PlayerId): number => {
  let count = 0;
  for (const company of Object.keys(playerOf(game, player).shares) as Company[])
    count += certificatesOf(game, player, company);
  for (const id of privatesOfPlayer(game, player)) if (box.privates[id].certificate) count += 1;
  return count;
};

/** Whether a colour belongs to the phase or to an earlier one. */
export const hasCome = (game: Game, colour: RailroadState['colour']): boolean =>
  PHASES.indexOf(colour) <= PHASES.indexOf(game.phase);
