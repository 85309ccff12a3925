/** Rulings on the run of the trains, gold, dividends and the privates that act on them, in Chinese. */
import type { RulingTexts } from '../../languages.ts';

export const running: RulingTexts = {
  'shared-stops': {
    question: '一家铁路公司的两台火车可以停靠同一营收点吗？',
    says: {
      A: '线路必须完全独立；它点名禁止的是共用轨道',
      B: '各为单独的线路',
      engine: '可以，只要不都越过同一条格边',
    },
    answers: { allowed: '可以', forbidden: '不可以' },
    of: '8bf96d44',
  },
  'towns-of-plus-trains': {
    question: '带加号的火车经过城镇时，城镇是否占用停靠数？',
    says: { engine: '不占，而且途中每个城镇都有收益' },
    answers: { free: '不占', counted: '占' },
    of: 'bb3acfde',
  },
  'towns-of-six-by-two': {
    question: '城镇是否占用 6x2 的停靠数？',
    says: { engine: '占，并像其他营收点一样收益加倍' },
    answers: { counted: '占' },
    of: '017a3d56',
  },
  'gold-spaces': {
    question: '一个轮组中可以填满黄金轨道的几格？',
    says: { B: '须有空格；没有写明数目', engine: '按阶段为两格、四格、五格' },
    answers: { byPhase: '按阶段', all: '全部' },
    of: '453b8f26',
  },
  'gold-per-round': {
    question: '一个运营轮可以运送多少黄金？',
    says: { A: '本轮一块，没有写明是哪家公司', B: '每家铁路公司一块', engine: '铁路公司每回合一块' },
    answers: { onePerTurn: '每回合一块' },
    of: '9d1b5ac5',
  },
  'gold-source': {
    question: '黄金从哪里运送？',
    says: {
      A: '一块方块，没有写明地点',
      B: '线路上的方块',
      engine: '界面只提供线路上的方块；程序接受任何格子，连没有方块的也接受',
    },
    answers: { cubeOnRoute: '线路上的方块' },
    of: '7269e58f',
  },
  'treasury-dividends': {
    question: '铁路公司自己金库中的股份是否得到分红？',
    says: {
      A: '付给所有股东，没有提到铁路公司',
      B: '每股一个金额',
      engine: '金库中的有，银行池中的没有',
    },
    answers: { paid: '得到', unpaid: '得不到' },
    of: '0f4ca808',
  },
  'price-without-income': {
    question: '没有收益的铁路公司股价怎样变化？',
    says: {
      A: '收益低于股价时不变；只有留存才左移',
      B: '同样的比较；只有留存才左移',
      engine: '左移一格，如同留存',
    },
    answers: { left: '左移一格', stays: '不变' },
    of: '61e2136e',
  },
  'ghost-town-copies': {
    question: '鬼镇标记标在什么上面？',
    says: {
      engine: '标在格子上，且因缺陷也标在那里的那一块板块上：那一块以后铺到哪里，哪里就又是鬼镇',
    },
    answers: { hexOnly: '只标格子', copyToo: '也标那一块板块' },
    of: 'ded6f090',
  },
  'coal-supply-spent': {
    question: '十二块煤炭都取完之后，煤矿的拥有者得到什么？',
    says: { engine: '程序出错' },
    answers: { noCube: '没有方块' },
    of: 'ff6aa4a3',
  },
  'lease-after-closing': {
    question: '租约关闭之后，穿过皇家峡谷的权利怎样？',
    says: { engine: '因程序缺陷，用过它的铁路公司仍然保有，并且不再付钱' },
    answers: { ends: '终止', survives: '保留' },
    of: 'a4bf848a',
  },
};
