/**
 * Where every single share certificate lies. The game counts percent; records of 18xx.games name certificates: `KP_0` is
 * the president's, `KP_1` to `KP_8` are ordinary ones, and a metal company has `VGC_0` to `VGC_9`, all ordinary. The
 * first of a metal company goes with its first holder as if it were a president's.
 */
import { companiesOf, held, isMetal, PRESIDENT_CERTIFICATE, presidentOf, SHARE } from '../../../spec/holdings.ts';
import type { Game } from '../../../spec/state.ts';
import type { Company, PlayerId } from '../../../spec/vocabulary.ts';

/** Where a certificate lies. */
export type Place = 'treasury' | 'pool' | { readonly player: PlayerId };

/** A certificate by its name in records. */
export interface Certificate {
  readonly company: Company;
  readonly number: number;
}

/** The certificates of a company, at each place in the order in which they came there. */
export type Certificates = readonly { readonly place: Place; readonly numbers: readonly number[] }[];
export type CertificateBook = Readonly<Partial<Record<Company, Certificates>>>;

/** Certificates of a company. */
export const certificateTotal = (company: Company): number => (isMetal(company) ? 10 : 9);

/** Percent of a certificate. */
export const percentOf = ({ company, number }: Certificate): number =>
  number === 0 && !isMetal(company) ? PRESIDENT_CERTIFICATE : SHARE;

export const certificateName = ({ company, number }: Certificate): string => `${company}_${number}`;

/** Whether both are the same place. */
export const samePlace = (a: Place, b: Place): boolean =>
  typeof a === 'string' || typeof b === 'string' ? a === b : a.player === b.player;

/** All certificates where they lie before the first move. */
export const newCertificateBook = (game: Game): CertificateBook =>
  Object.fromEntries(
    companiesOf(game).map((company) => [
      company,
      [
        {
          place: isMetal(company) ? 'pool' : 'treasury',
          numbers: Array.from({ length: certificateTotal(company) }, (_, i) => i),
        },
      ],
    ]),
  );

/** The numbers of a company's certificates at a place, in the order in which they came there. */
export const numbersAt = (book: CertificateBook, company: Company, place: Place): readonly number[] =>
  book[company]?.find((pile) => samePlace(pile.place, place))?.numbers ?? [];

/** Where a certificate lies; undefined if there is no such certificate. */
export const placeOfCertificate = (book: CertificateBook, { company, number }: Certificate): Place | undefined =>
  book[company]?.find(({ numbers }) => numbers.includes(number))?.place;

/** Percent that the certificates at a place add up to. */
export const percentAt = (book: CertificateBook, company: Company, place: Place): number =>
  numbersAt(book, company, place).reduce((sum, number) => sum + percentOf({ company, number }), 0);

/** Certificates go to a place, in the given order, behind those that lie there. */
export const moveCertificates = (
  book: CertificateBook,
  company: Company,
  moved: readonly number[],
  to: Place,
): CertificateBook => {
  if (moved.length === 0) return book;
  const others = (book[company] ?? [])
    .filter(({ place }) => !samePlace(place, to))
    .map(({ place, numbers }) => ({ place, numbers: numbers.filter((n) => !moved.includes(n)) }));
  const there = numbersAt(book, company, to).filter((n) => !moved.includes(n));
  return { ...book, [company]: [...others, { place: to, numbers: [...there, ...moved] }] };
};

const leaderOf = (game: Game, company: Company): PlayerId | null =>
  isMetal(company) ? game.metals[company].firstHolder : presidentOf(game, company);

/**
 * Brings the book up to date after a move whose named certificates have been moved already: certificates that came
 * without being named, the exchange with a new president, and the half of a president's certificate that was not sold.
 */
export const followShares = (book: CertificateBook, before: Game, after: Game): CertificateBook => {
  if (before.players === after.players) return book;
  const auction = before.round.kind === 'auction';
  let now = book;
  for (const company of companiesOf(after)) {
    if (auction) now = withGifts(now, company, after);
    const leader = leaderOf(after, company);
    const previous = leaderOf(before, company);
    if (leader !== null && leader !== previous) now = withLeader(now, company, previous, leader, after);
  }
  return now;
};

/** Shares that come with a private: the first ordinary certificate of the treasury, or the first of the pool. */
const withGifts = (book: CertificateBook, company: Company, game: Game): CertificateBook => {
  let now = book;
  for (const { id } of game.players) {
    const place = { player: id };
    while (percentAt(now, company, place) < held(game, id, company)) {
      const from = isMetal(company) ? 'pool' : 'treasury';
      const gift = numbersAt(now, company, from).find((n) => n !== 0);
      if (gift === undefined) break;
      now = moveCertificates(now, company, [gift], place);
    }
  }
  return now;
};

/**
 * The first certificate goes to whoever leads now, for as many percent of his oldest ones. These go to the leader
 * before, if he still holds that much, and otherwise to the pool, which then returns what he did not sell.
 */
const withLeader = (
  book: CertificateBook,
  company: Company,
  previous: PlayerId | null,
  leader: PlayerId,
  game: Game,
): CertificateBook => {
  if (numbersAt(book, company, { player: leader }).includes(0)) return book;
  const worth = percentOf({ company, number: 0 });
  const given = numbersAt(book, company, { player: leader }).slice(0, worth / SHARE);
  const left = previous === null ? 0 : held(game, previous, company);
  const receiver: Place = previous !== null && left >= worth ? { player: previous } : 'pool';
  let now = moveCertificates(book, company, given, receiver);
  now = moveCertificates(now, company, [0], { player: leader });
  if (previous === null) return now;
  const missing = (left - percentAt(now, company, { player: previous })) / SHARE;
  return moveCertificates(now, company, numbersAt(now, company, 'pool').slice(0, Math.max(0, missing)), {
    player: previous,
  });
};
