/** Chapter "stock", founding: how a railroad comes into the game. */
import { hasCome, isFounded, railroadOf, SHARE } from '../holdings.ts';
import { chapter, lawOf } from '../rule.ts';
import type { Player } from '../state.ts';
import type { Railroad } from '../vocabulary.ts';

const { check, law, effect } = chapter('stock');

/** A railroad to be founded. */
export interface Founding {
  readonly player: Player;
  readonly railroad: Railroad;
  /** Market cell of the start price; null when no cell has that price. */
  readonly cell: number | null;
  readonly par: number;
}

export const SR_PAR_01 = check<Founding>()({
  id: 'SR-PAR-01',
  title: 'Founding a railroad',
  statement:
    'Instead of a share a player takes the president’s certificate of a railroad, names a start price and pays twice that price into its treasury.',
  sources: ['A-23', 'A-24', 'B-15', 'B-17'],
  schema: { par: 'dollars', cash: 'dollars', founded: 'flag' },
  facts: (at, f) => ({ par: f.par, cash: f.player.cash, founded: isFounded(at.game, f.railroad) }),
  holds: (x, f) => x.and(x.not(f.founded), x.le(x.mul(x.lit(2), f.par), f.cash)),
});

/** Dollars that a founder pays. */
export const FOUNDING_PRICE = lawOf(SR_PAR_01, {
  schema: { par: 'dollars' },
  amount: (x, f) => ({ payment: x.mul(x.lit(2), f.par) }),
});

export const SR_PAR_02 = check<Founding>()({
  id: 'SR-PAR-02',
  title: 'Start prices',
  statement:
    'A railroad starts on a cell of a coloured zone that the phase has opened; zones opened earlier stay open.',
  sources: ['A-24', 'B-16'],
  rulings: ['par-zones'],
  schema: { open: 'flag' },
  facts: (at, f, rulings) => {
    const zone = f.cell === null ? undefined : at.box.market[f.cell]?.zone;
    const zones = at.box.phases[at.game.phase].parZones;
    const open = rulings['par-zones'] === 'current' ? zones.slice(-1) : zones;
    return { open: zone !== undefined && open.includes(zone) };
  },
  holds: (_x, f) => f.open,
});

export const SR_PAR_03 = check<Founding>()({
  id: 'SR-PAR-03',
  title: 'Railroads that may be founded',
  statement: 'A railroad is founded from the phase of its colour on.',
  sources: ['B-10'],
  rulings: ['railroad-colours'],
  schema: { colourHasCome: 'flag' },
  facts: (at, f, rulings) => ({
    colourHasCome: rulings['railroad-colours'] === 'all' || hasCome(at.game, railroadOf(at.game, f.railroad).colour),
  }),
  holds: (_x, f) => f.colourHasCome,
});

export const SR_PAR_04 = effect({
  id: 'SR-PAR-04',
  title: 'In operation at once',
  statement:
    'A founded railroad operates from the next operating round on. It gets no more than is paid for its shares; the rest of them stay in its treasury.',
  sources: ['A-23', 'B-15'],
});

export const SR_PAR_05 = effect({
  id: 'SR-PAR-05',
  title: 'The founder presides',
  statement: 'Who founds a railroad is its president at once and makes all its decisions.',
  sources: ['A-25'],
});

export const SR_PAR_06 = effect({
  id: 'SR-PAR-06',
  title: 'Last on its cell',
  statement: 'The token of a new railroad goes behind all that lie on its cell already.',
  sources: ['A-28'],
});

export const SR_PAR_07 = effect({
  id: 'SR-PAR-07',
  title: 'Home station of a new railroad',
  statement: 'Where the ruling says so, the home station goes on the map at the founding.',
  sources: ['B-18'],
  rulings: ['home-station'],
});

export const SR_PAR_08 = law({
  id: 'SR-PAR-08',
  title: 'Palmer’s share of Rio Grande',
  statement:
    'The share that came with William Palmer has left the treasury; the ruling says whether Rio Grande is paid for it.',
  sources: ['engine: no payment for the share'],
  rulings: ['palmer-payment'],
  schema: { par: 'dollars', percent: 'percent', paid: 'flag' },
  amount: (x, f) => ({
    payment: x.ite(f.paid, x.mul(f.par, x.floorDiv(f.percent, SHARE)), x.lit(0)),
  }),
});
