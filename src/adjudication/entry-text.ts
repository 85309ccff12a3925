/** Entries of a journal in words: one line for each that matters at the table, none for the memory of the rules. */
import { held, priceAt } from '../../spec/holdings.ts';
import type { Change, Entry, Holder, Item, Transfer } from '../../spec/ledger.ts';
import { ruleOf } from '../../spec/rules/rulebook.ts';
import type { EndTriggers, Game, Lot } from '../../spec/state.ts';
import type { PlayerId, Railroad } from '../../spec/vocabulary.ts';
import { PUNCTUATION } from '../documents/texts/punctuation.ts';
import { ruleText } from '../documents/texts/rule-text.ts';
import type { Telling } from './telling.ts';
import { roundName } from './telling.ts';

const dollars = (amount: number): string => `$${amount}`;

const holderText = (holder: Holder, { say, player }: Telling): string => {
  if (typeof holder === 'string') return say(holder);
  if ('player' in holder) return player(holder.player);
  if ('company' in holder) return holder.company;
  if ('private' in holder) return say('itemPrivate', { private: holder.private });
  return 'hex' in holder ? holder.hex : say('column', { column: holder.column });
};

const itemText = (item: Exclude<Item, { readonly money: number }>, { say }: Telling): string => {
  if ('percent' in item) return say('itemShares', { percent: `${item.percent}%`, company: item.of });
  if ('train' in item) return say('itemTrain', { train: item.train });
  if ('tile' in item) return say('itemTile', { tile: item.tile, rotation: item.rotation });
  if ('station' in item) return say('itemStation', { railroad: item.station });
  if ('private' in item) return say('itemPrivate', { private: item.private });
  const { cubes } = item;
  if (item.of === 'gold') return say('itemGold', { cubes });
  return say(item.of === 'steel' ? 'itemSteel' : 'itemCoal', { cubes });
};

const transferText = ({ what, from, to }: Transfer, telling: Telling): string => {
  const parties = { from: holderText(from, telling), to: holderText(to, telling) };
  return 'money' in what
    ? telling.say('pays', { ...parties, amount: dollars(what.money) })
    : telling.say('goes', { ...parties, what: itemText(what, telling) });
};

const priceText = ({ of, from, to }: Change & { change: 'price' }, { say, box }: Telling): string | null => {
  if (to === null) return null;
  if (from === null) return say('priceEnters', { company: of, to: dollars(priceAt(box, to)) });
  return say('price', {
    company: of,
    from: dollars(priceAt(box, from)),
    to: dollars(priceAt(box, to)),
    spaces: Math.abs(to - from),
    direction: say(to < from ? 'left' : 'right'),
  });
};

const lotText = (from: Lot | null, to: Lot | null, { say, player }: Telling): string | null => {
  if (to === null) return from === null ? null : say('lotOver', { private: from.private });
  if (from?.private !== to.private) return say('lotUp', { private: to.private });
  const { highest } = to;
  if (highest === null || highest.price === from.highest?.price) return null;
  return say('lotBid', { private: to.private, price: dollars(highest.price), player: player(highest.player) });
};

const endsText = (from: EndTriggers, to: EndTriggers, { say }: Telling): string | null => {
  if (to.broken && !from.broken) return say('endsBroken');
  if (to.bankruptcy && !from.bankruptcy) return say('endsBankruptcy');
  if (to.redZone !== null && to.redZone !== from.redZone) return say('endsRedZone', { set: to.redZone });
  return to.endCard !== null && to.endCard !== from.endCard ? say('endsCard', { set: to.endCard }) : null;
};

const operatingText = ({ from, to }: Change & { change: 'operatingRound' }, { say }: Telling): string | null => {
  const before = from?.turn ?? null;
  const now = to?.turn ?? null;
  if (now === null) return null;
  if (before?.railroad !== now.railroad) return say('railroadTurn', { railroad: now.railroad });
  return before.income === now.income ? null : say('income', { amount: dollars(now.income) });
};

const changeText = (entry: Change, telling: Telling, after: Game | null): string | null => {
  const { say, player, box, lang } = telling;
  const { list } = PUNCTUATION[lang];
  const name = (id: string | null): string => (id === null ? say('nobody') : player(id));
  const { open, close } = PUNCTUATION[lang];
  // The holdings that decided it.
  const holder = (id: PlayerId | null, railroad: Railroad): string =>
    id === null || after === null ? name(id) : `${name(id)}${open}${held(after, id, railroad)}%${close}`;
  switch (entry.change) {
    case 'price':
      return priceText(entry, telling);
    case 'president':
      return say('president', {
        railroad: entry.of,
        from: holder(entry.from, entry.of),
        to: holder(entry.to, entry.of),
      });
    case 'firstHolder':
      return say('firstHolder', { metal: entry.of, from: name(entry.from), to: name(entry.to) });
    case 'par':
      return entry.to === null ? null : say('par', { railroad: entry.of, par: dollars(entry.to) });
    case 'stationCosts':
      return say('stationCosts', { railroad: entry.of, costs: entry.to.map(dollars).join(list) });
    case 'priority':
      return entry.from === entry.to ? null : say('priority', { from: name(entry.from), to: name(entry.to) });
    case 'phase':
      return say('phase', { from: say(entry.from), to: say(entry.to) });
    case 'round':
      return say('roundBegins', { round: roundName(entry.to, say) });
    case 'bankrupt':
      return entry.to ? say('bankrupt', { player: player(entry.of) }) : null;
    case 'closed':
      return entry.to ? say('closed', { private: entry.of }) : null;
    case 'lot':
      return lotText(entry.from, entry.to, telling);
    case 'stockRound':
      return entry.to === null || entry.to.turn === entry.from?.turn
        ? null
        : say('stockTurn', { player: player(entry.to.turn) });
    case 'operatingRound':
      return operatingText(entry, telling);
    case 'steel':
      return entry.from.length === entry.to.length
        ? null
        : say('steel', { column: entry.of, from: entry.from.length, to: entry.to.length });
    case 'goldShipped':
      return say('goldShipped', { from: entry.from, to: entry.to });
    case 'ghostTowns':
      return say('ghostTowns', { hexes: entry.to.join(list) });
    case 'treaty':
      return entry.to ? say('treaty') : null;
    case 'debtMarker':
      return say('debtMarker', { price: dollars(priceAt(box, entry.to)) });
    case 'debts':
      return entry.to === null ? null : say('debts', { RG: entry.to.RG, SF: entry.to.SF });
    case 'ends':
      return endsText(entry.from, entry.to, telling);
    case 'result': {
      if (entry.to === null) return null;
      const totals = Object.entries(entry.to.totals).map(([id, total]) => `${player(id)} ${dollars(total)}`);
      return say('result', { totals: totals.join(list) });
    }
    case 'operated':
    case 'card':
    case 'lotsLeft':
    case 'settlement':
    case 'ghostMarks':
      return null;
    default:
      return entry satisfies never;
  }
};

/** An entry in words, without its rule; null for the memory of the rules, which nobody at the table sees. `after` is the game after the move, if known: holdings are told from it. */
export const entryText = (entry: Entry, telling: Telling, after: Game | null = null): string | null =>
  'change' in entry ? changeText(entry, telling, after) : transferText(entry, telling);

/** An entry in one line with the rule that causes it; null for the memory of the rules. */
export const entryLine = (entry: Entry, telling: Telling, after: Game | null = null): string | null => {
  const text = entryText(entry, telling, after);
  if (text === null) return null;
  const rule = ruleOf(entry.rule);
  return rule === undefined ? text : `${text} [${entry.rule} ${ruleText(rule, telling.lang).title}]`;
};
