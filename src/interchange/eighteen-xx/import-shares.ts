/** Reads what players do in the auction and in stock rounds, and emergency sales. */
import { isMetal, SHARE } from '../../../spec/holdings.ts';
import type { Company } from '../../../spec/vocabulary.ts';
import { quoted } from '../../fault.ts';
import { ok } from '../../result.ts';
import type { Certificate, Place } from './certificates.ts';
import { moveCertificates, percentOf, placeOfCertificate, samePlace } from './certificates.ts';
import type { Imported } from './import-action.ts';
import type { Read, Reading } from './import-names.ts';
import { actingPlayer, companyNamed, faultIn, privateNamed, railroadNamed } from './import-names.ts';
import type { GameAction } from './schema.ts';

type ActionOf<T extends GameAction['type']> = Extract<GameAction, { type: T }>;

export const importBid = (reading: Reading, action: ActionOf<'bid'>): Read<Imported> => {
  const player = actingPlayer(reading, action);
  if (!player.ok) return player;
  const lot = privateNamed(reading, 'company', action.company);
  if (!lot.ok) return lot;
  const move = { type: 'bid', player: player.value, private: lot.value, price: action.price } as const;
  return ok({ move, book: reading.book });
};

/** A start price comes as `70,0,8`: dollars, row and column of the price row. */
export const importPar = (reading: Reading, action: ActionOf<'par'>): Read<Imported> => {
  const player = actingPlayer(reading, action);
  if (!player.ok) return player;
  const railroad = railroadNamed(reading, 'corporation', action.corporation);
  if (!railroad.ok) return railroad;
  const [, price, cell] = /^(\d{1,4}),0,(\d{1,3})$/.exec(action.share_price) ?? [];
  const par = Number(price);
  if (reading.box.market[Number(cell)]?.price !== par)
    return faultIn(reading, 'share_price', 'malformed', `no cell ${quoted(action.share_price)} on the price row`);
  const certificates = moveCertificates(reading.book.certificates, railroad.value, [0], { player: player.value });
  return ok({
    move: { type: 'found', player: player.value, railroad: railroad.value, par },
    book: { ...reading.book, certificates },
  });
};

export const importPurchase = (reading: Reading, action: ActionOf<'buy_shares'>): Read<Imported> => {
  const player = actingPlayer(reading, action);
  if (!player.ok) return player;
  const block = readBlock(reading, action.shares);
  if (!block.ok) return block;
  const { company, numbers, place, percent } = block.value;
  if (typeof place !== 'string') return elsewhere(reading, action.shares, place, 'SR-BUY-05');
  if (action.percent != null && action.percent !== percent)
    return faultIn(reading, 'percent', 'percent-mismatch', `the certificates are ${percent}%`, 'REPLAY-07');
  const discount = action.discounter == null ? null : privateNamed(reading, 'discounter', action.discounter);
  if (discount !== null && !discount.ok) return discount;
  return ok({
    move: {
      type: 'buyShares',
      player: player.value,
      company,
      from: place,
      percent,
      ...(discount === null ? {} : { discount: discount.value }),
    },
    book: moved(reading, company, numbers, { player: player.value }),
    ...(action.share_price == null ? {} : { recorded: { sharePrice: action.share_price } }),
  });
};

export const importSale = (reading: Reading, action: ActionOf<'sell_shares'>): Read<Imported> => {
  const player = actingPlayer(reading, action);
  if (!player.ok) return player;
  const block = readBlock(reading, action.shares);
  if (!block.ok) return block;
  const { company, numbers, place, percent: named } = block.value;
  if (!samePlace(place, { player: player.value })) return elsewhere(reading, action.shares, place);
  const percent = action.percent ?? named;
  const presidents = numbers.includes(0) && !isMetal(company);
  const halved = presidents && named - percent === SHARE;
  const recorded = {
    ...(percent === named ? {} : { certificates: named, halved }),
    ...(presidents ? { presidents } : {}),
  };
  return ok({
    move: { type: 'sellShares', player: player.value, company, percent },
    book: moved(reading, company, numbers, 'pool'),
    ...(percent === named && !presidents ? {} : { recorded }),
  });
};

const moved = (reading: Reading, company: Company, numbers: readonly number[], to: Place): Reading['book'] => ({
  ...reading.book,
  certificates: moveCertificates(reading.book.certificates, company, numbers, to),
});

/** Certificates of one company that lie at one place. */
interface Block {
  readonly company: Company;
  readonly numbers: readonly number[];
  readonly place: Place;
  readonly percent: number;
}

const readBlock = (reading: Reading, names: readonly string[]): Read<Block> => {
  const found: (Certificate & { readonly place: Place })[] = [];
  for (const [index, name] of names.entries()) {
    const key = `shares[${index}]`;
    const certificate = readCertificate(reading, key, name);
    if (!certificate.ok) return certificate;
    const { company, number, place } = certificate.value;
    const first = found[0] ?? certificate.value;
    if (company !== first.company) return faultIn(reading, key, 'malformed', `${quoted(name)} is of another company`);
    if (found.some((other) => other.number === number))
      return faultIn(reading, key, 'certificate-twice', `${quoted(name)} is named twice`, 'REPLAY-07');
    if (!samePlace(place, first.place)) return elsewhere(reading, [name], place, undefined, key);
    found.push(certificate.value);
  }
  const [first] = found;
  if (first === undefined) return faultIn(reading, 'shares', 'malformed', 'no certificate is named');
  return ok({
    company: first.company,
    numbers: found.map(({ number }) => number),
    place: first.place,
    percent: found.reduce((sum, certificate) => sum + percentOf(certificate), 0),
  });
};

const readCertificate = (
  reading: Reading,
  key: string,
  name: string,
): Read<Certificate & { readonly place: Place }> => {
  const [, symbol = '', digits = ''] = /^(.+)_(\d)$/.exec(name) ?? [];
  const company = companyNamed(reading, key, symbol);
  const certificate = company.ok ? { company: company.value, number: Number(digits) } : null;
  const place = certificate === null ? undefined : placeOfCertificate(reading.book.certificates, certificate);
  return certificate === null || place === undefined
    ? faultIn(reading, key, 'unknown-name', `no certificate ${quoted(name)} in this game`, 'SETUP-05')
    : ok({ ...certificate, place });
};

const elsewhere = (
  reading: Reading,
  names: readonly string[],
  place: Place,
  rule: 'SR-BUY-05' | 'REPLAY-07' = 'REPLAY-07',
  key = 'shares[0]',
): Read<never> => {
  const where = typeof place === 'string' ? `in the ${place}` : `with player ${quoted(place.player)}`;
  return faultIn(reading, key, 'certificate-elsewhere', `${quoted(names[0])} lies ${where}`, rule);
};
