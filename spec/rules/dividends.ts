/** Chapter "dividends": paying out or withholding, and the price that follows. */
import { chapter } from '../rule.ts';

const { law, effect } = chapter('dividends');

export const DIV_01 = effect({
  id: 'DIV-01',
  title: 'All or nothing',
  statement: 'The president lets the whole income of the turn be paid out or withheld. Nothing between is possible.',
  sources: ['A-43', 'B-33'],
});

export const DIV_02 = effect({
  id: 'DIV-02',
  title: 'Paying out',
  statement: 'The bank pays a tenth of the income for each share to whoever holds it.',
  sources: ['A-44', 'B-32'],
});

export const DIV_03 = law({
  id: 'DIV-03',
  title: 'Shares that nobody holds',
  statement:
    'Shares in the treasury of the railroad earn for that treasury, where the ruling says so. Shares in the pool earn for nobody.',
  sources: ['A-44', 'B-32'],
  rulings: ['treasury-dividends'],
  schema: { treasury: 'percent', paid: 'flag' },
  amount: (x, f) => ({ percent: x.ite(f.paid, f.treasury, x.lit(0)) }),
});

export const DIV_04 = law({
  id: 'DIV-04',
  title: 'Rounding',
  statement: 'What a holder gets for all his shares of the railroad together is rounded up to whole dollars.',
  sources: ['engine: rounding of dividends'],
  schema: { percent: 'percent', income: 'dollars' },
  amount: (x, f) => ({ payment: x.floorDiv(x.add(x.mul(f.percent, f.income), x.lit(99)), 100) }),
});

export const DIV_05 = effect({
  id: 'DIV-05',
  title: 'Withholding',
  statement: 'The bank pays the whole income into the treasury.',
  sources: ['A-46', 'B-33'],
});

export const DIV_06 = law({
  id: 'DIV-06',
  title: 'The price after paying out',
  statement:
    'The price moves right one space if the income is at least the price, two if it is twice as much, three if three times or more. An income below the price moves nothing.',
  sources: ['A-45', 'B-32'],
  schema: { income: 'dollars', price: 'dollars' },
  amount: (x, f) => {
    const reaches = (times: number) => x.le(x.mul(f.price, x.lit(times)), f.income);
    return {
      spaces: x.ite(reaches(3), x.lit(3), x.ite(reaches(2), x.lit(2), x.ite(reaches(1), x.lit(1), x.lit(0)))),
    };
  },
});

export const DIV_07 = law({
  id: 'DIV-07',
  title: 'The price after withholding, or without income',
  statement:
    'The price moves left one space after withholding. The ruling says the same of a railroad that has no train, no route or no income, in its first turn as in any other.',
  sources: ['A-45', 'A-46', 'B-32', 'B-33'],
  rulings: ['price-without-income'],
  schema: { earned: 'flag', leftWithout: 'flag' },
  amount: (x, f) => ({ spaces: x.ite(x.or(f.earned, f.leftWithout), x.lit(1), x.lit(0)) }),
});

export const DIV_08 = effect({
  id: 'DIV-08',
  title: 'First the money',
  statement: 'The money is paid before the price moves; the income is compared with the price before.',
  sources: ['engine: order of the dividend step'],
});

export const DIV_09 = effect({
  id: 'DIV-09',
  title: 'Then the rent',
  statement: 'Rent for the bridge is paid after the dividend.',
  sources: ['engine: order of the dividend step'],
});
