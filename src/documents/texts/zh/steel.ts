/** The chapter `steel` of the rulebook in Chinese. */
import type { RuleTexts } from '../languages.ts';

export const steel: RuleTexts = {
  'STEEL-01': {
    title: '每次行动都用钢铁',
    statement:
      '每铺设或升级一块板块，从钢铁市场取走一块相应颜色的方块。铁路公司把钱付到钢铁公司的板上，留在那里直到结算。',
    of: '18d1c296',
  },
  'STEEL-02': {
    title: '方块的价格',
    statement: '方块的价格就是它所在位置所印的价格。没有方块的位置价格最高。',
    of: '8fb290aa',
  },
  'STEEL-03': {
    title: '一种颜色只用一列',
    statement: '铁路公司在一个回合中，每种颜色的钢铁只从一列取用。',
    of: 'c2f45d2b',
  },
  'STEEL-04': {
    title: '空列',
    statement: '已取空的列仍可使用：从中购买的每单位按无方块价格支付，次数不限。灰色板块从来没有方块。',
    of: '69205be0',
  },
  'STEEL-05': {
    title: '未作选择的钢铁',
    statement:
      '若总裁没有指定，则某颜色的首份钢铁取自最便宜方块价格最低的那一列（相同则取最左一列）的最便宜方块。此后本回合这种颜色都用该列。',
    of: '728c69eb',
  },
  'STEEL-06': {
    title: '指定位置',
    statement:
      '行动之前，总裁可以指定一列及其中的一个价格，或无方块价格。此后同色的行动从那里继续，取下一块更贵的方块；更便宜的方块被越过，除非另行指定。',
    of: '1aa46979',
  },
  'STEEL-07': {
    title: '免费的方块',
    statement: '免费的方块与其他方块一样取走，只是不用付钱。',
    of: '4e35e566',
  },
  'STEEL-08': {
    title: '付款的顺序',
    statement: '先付钢铁，再付地形费，然后放下板块。',
    of: 'f0eba7e2',
  },
  'STEEL-09': {
    title: '方块在结算时补回',
    statement: '在一个轮组的两个运营轮之间，没有方块回到钢铁市场。',
    of: 'cea2c43e',
  },
  'STEEL-10': {
    title: '不用钢铁的板块',
    statement:
      '《波士顿条约》的板块、随皇家峡谷的棕色板块一同铺下的另外两块、硫磺泉的改建以及钢铁仓库的铺设，都不用钢铁。',
    of: 'b0b39593',
  },
};
