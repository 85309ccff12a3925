/** The chapter `gold` of the rulebook in Chinese. */
import type { RuleTexts } from '../languages.ts';

export const gold: RuleTexts = {
  'GOLD-01': {
    title: '黄金出现',
    statement: '有矿场符号的格子铺上首块板块时，每个符号在那里放一块黄金方块。以后升级时方块保留。',
    of: 'd9ea43f1',
  },
  'GOLD-02': {
    title: '运送黄金',
    statement: '铁路公司运行之后，可在自己的回合运送一块黄金方块；该方块所在的格子须是其某条线路经过或停靠的格子。',
    of: '6533a5d9',
  },
  'GOLD-03': {
    title: '黄金的收益',
    statement: '运送使奖励加入回合营收，在决定分红之前，也计入与股价的比较。该方块放入黄金轨道最低的空位。',
    of: '991d0e10',
  },
  'GOLD-04': {
    title: '黄金轨道的空位',
    statement: '在一个轮组中，所有铁路公司合计运送的方块不超过当前阶段在黄金轨道上的位数。没有空位时不得运送。',
    of: 'a870bcd7',
  },
  'GOLD-05': {
    title: '黄金轨道的数值',
    statement: '黄金公司按黄金轨道最低空位支付；从基础资金起，本轮组每运送一块方块就付得更多。',
    of: '3db4d35e',
  },
  'GOLD-06': {
    title: '清空黄金轨道',
    statement: '黄金公司支付之后，取走黄金轨道上的方块。',
    of: 'f6fe3b0b',
  },
  'GOLD-07': {
    title: '不运行就没有黄金',
    statement: '没有运行火车的铁路公司不得运送黄金。',
    of: '12edfc86',
  },
  'GOLD-08': {
    title: '运送的处理顺序',
    statement: '方块从格子移到黄金轨道并获得奖励，然后本地珠宝商得到它的一份，最后可以标记鬼镇。',
    of: '3c61c4b0',
  },
};
