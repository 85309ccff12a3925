/** Writes foundings, purchases and sales: which certificates change hands, and the price of a discount. */
import { cellOf, isMetal, priceAt, SHARE } from '../../../spec/holdings.ts';
import type { MoveOf } from '../../../spec/moves/move.ts';
import type { Company } from '../../../spec/vocabulary.ts';
import type { Place } from './certificates.ts';
import { certificateName, moveCertificates, numbersAt, percentOf } from './certificates.ts';
import type { CopyBook } from './copy-book.ts';
import type { Exported, Writing } from './writing.ts';
import { asPlayer } from './writing.ts';

export const exportFounding = (writing: Writing<MoveOf<'found'>>): Exported | null => {
  const { box, book, move } = writing;
  const cell = box.market.findIndex(({ price }) => price === move.par);
  if (cell < 0) return null;
  const action = {
    type: 'par',
    ...asPlayer(writing, move.player),
    corporation: move.railroad,
    share_price: `${move.par},0,${cell}`,
  };
  return { action, book: moved(book, move.railroad, [0], { player: move.player }) };
};

export const exportPurchase = (writing: Writing<MoveOf<'buyShares'>>): Exported | null => {
  const { book, move } = writing;
  const { player, company, from, percent } = move;
  const numbers = ordinaryFirst(book, company, from).slice(0, percent / SHARE);
  if (percentOfAll(company, numbers) !== percent) return null;
  const action = {
    type: 'buy_shares',
    ...asPlayer(writing, player),
    shares: names(company, numbers),
    percent,
    ...discountOf(writing),
  };
  return { action, book: moved(book, company, numbers, { player }) };
};

/** As few certificates as make up the percent, the president's last and, if need be, only half of it. */
export const exportSale = (writing: Writing<MoveOf<'sellShares'>>): Exported | null => {
  const { book, move } = writing;
  const { player, company, percent } = move;
  const numbers: number[] = [];
  for (const number of ordinaryFirst(book, company, { player }))
    if (percentOfAll(company, numbers) < percent) numbers.push(number);
  if (numbers.length === 0 || percentOfAll(company, numbers) < percent) return null;
  const action = { type: 'sell_shares', ...asPlayer(writing, player), shares: names(company, numbers), percent };
  return { action, book: moved(book, company, numbers, 'pool') };
};

/** Certificates at a place, oldest first, those that lead a company last; in the pool a metal company's are all alike. */
const ordinaryFirst = ({ certificates }: CopyBook, company: Company, place: Place): readonly number[] => {
  const numbers = numbersAt(certificates, company, place);
  if (isMetal(company) && place === 'pool') return numbers;
  return [...numbers.filter((n) => n !== 0), ...numbers.filter((n) => n === 0)];
};

const percentOfAll = (company: Company, numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + percentOf({ company, number }), 0);

const names = (company: Company, numbers: readonly number[]): readonly string[] =>
  numbers.map((number) => certificateName({ company, number }));

const moved = (book: CopyBook, company: Company, numbers: readonly number[], to: Place): CopyBook => ({
  ...book,
  certificates: moveCertificates(book.certificates, company, numbers, to),
});

/** Records state what each share costs at a discount: the price one cell to the left for G5, half of all for B6. */
const discountOf = ({ box, before, move }: Writing<MoveOf<'buyShares'>>): Readonly<Record<string, unknown>> => {
  if (move.discount === undefined) return {};
  const cell = cellOf(before.game, move.company) ?? 0;
  const count = move.percent / SHARE;
  const price =
    move.discount === 'G5' ? priceAt(box, Math.max(0, cell - 1)) : Math.ceil((priceAt(box, cell) * count) / 2) / count;
  return { share_price: price, discounter: move.discount };
};
