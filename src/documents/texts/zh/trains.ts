/** The chapter `trains` of the rulebook in Chinese. */
import type { RuleTexts } from '../languages.ts';

export const trains: RuleTexts = {
  'TRAIN-01': {
    title: '两台火车',
    statement: '在任何阶段，铁路公司最多拥有两台火车。',
    of: '031d5291',
  },
  'TRAIN-02': {
    title: '火车从哪里来',
    statement:
      '铁路公司向银行购买火车牌堆最上面的火车，或购买另一家铁路公司拥有的火车；一个回合中可以买多台，只要有空位也有钱。',
    of: '7e6913fe',
  },
  'TRAIN-03': {
    title: '火车牌堆的价格',
    statement: '火车牌堆中的火车按所印的价格出售，不多也不少。',
    of: 'fd90b27a',
  },
  'TRAIN-04': {
    title: '其他铁路公司的火车',
    statement: '双方总裁议定一个整数美元的价格，至少为 {least}，付入出售方铁路公司的金库。',
    of: 'e3a97255',
  },
  'TRAIN-05': {
    title: '只向连通的铁路公司购买',
    statement:
      '铁路公司之间只有连通时才能买卖火车：双方从各自的车站都能到达同一城镇，或同一城市，且其中一方在该城市有车站，或该城市有任何公司都可使用的车站位。',
    of: 'ef3146ed',
  },
  'TRAIN-06': {
    title: '火车的空位',
    statement: '购买之后铁路公司不得超过火车上限。因所买火车离开火车牌堆而生锈的自有火车会腾出空位。',
    of: '4c921ce6',
  },
  'TRAIN-07': {
    title: '必须拥有火车',
    statement:
      '需要火车的铁路公司，只要火车牌堆还有火车，就不得在没有火车的情况下离开此步骤。是每家铁路公司都需要火车，还是只有有线路的才需要，由裁定规定。',
    of: '775ffdc8',
  },
  'TRAIN-08': {
    title: '火车不得放弃',
    statement: '火车不得以旧换新、弃置或退回火车牌堆。',
    of: 'c8b508aa',
  },
  'TRAIN-09': {
    title: '生锈',
    statement:
      '首台离开火车牌堆的 4+ 使所有 2+ 生锈，首台 6x2 使所有 3+ 生锈，不论是被购买还是出口。生锈的火车立即离开游戏，购买者的也不例外。以后的火车永不生锈。',
    of: 'dc36b84e',
  },
  'TRAIN-10': {
    title: '报废补偿',
    statement: '火车生锈时，银行把固定的报废补偿付入其铁路公司的金库。',
    of: '3fce698e',
  },
  'TRAIN-11': {
    title: '没有火车也不必急',
    statement: '因生锈失去最后一台火车的铁路公司，可以等到自己下一次的购买火车步骤。',
    of: '53a0ab61',
  },
  'TRAIN-12': {
    title: '新火车稍后运行',
    statement: '火车在运行之后购买，所以新火车在下一个运营轮才首次运行。',
    of: 'a9b45f86',
  },
  'TRAIN-13': {
    title: '最后一种永不卖完',
    statement: '火车牌堆到了 6x2 之后，永远还有下一台。',
    of: 'badecad4',
  },
  'TRAIN-14': {
    title: '购买的过程',
    statement: '先付款并交付火车；若来自火车牌堆，然后发生该火车带来的事件。',
    of: '08f991da',
  },
};
