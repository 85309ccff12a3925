/** The chapter `debt` of the rulebook in Chinese. */
import type { RuleTexts } from '../languages.ts';

export const debt: RuleTexts = {
  'DEBT-01': {
    title: '债务的由来',
    statement:
      '《波士顿条约》产生两笔债务：Rio Grande 欠 Santa Fe 债务标记，Santa Fe 欠当时拥有 Doc Holliday 的玩家债务标记；若无人拥有，则欠银行。',
    of: '7060b355',
  },
  'DEBT-02': {
    title: '赎回债务标记',
    statement: '负债的铁路公司可在自己的回合赎回一个债务标记。其金库按债务价格标记所示的价格付给债权人。',
    of: '3a7ab3f3',
  },
  'DEBT-03': {
    title: '何时偿还债务',
    statement: '债务在购买火车之后有自己的步骤；裁定也可改为允许在回合中任何时刻偿还。',
    of: '056c76b9',
  },
  'DEBT-04': {
    title: '债务价格标记',
    statement: '股价轨上的这个标记显示一个债务标记的价格。它每次右移一格，到最后一格为止。',
    of: '68873070',
  },
  'DEBT-05': {
    title: '债务价格标记何时前进',
    statement: '《波士顿条约》之后，该标记在每个轮组结算时前进；按裁定，在两个运营轮之间也会前进。',
    of: '3b07c0c5',
  },
  'DEBT-06': {
    title: 'Doc Holliday 离场',
    statement: 'Santa Fe 赎回最后一个债务标记时，Doc Holliday 关闭。收款人已由《波士顿条约》确定，不再改变。',
    of: 'e6519969',
  },
  'DEBT-07': {
    title: '未偿还的债务',
    statement: '游戏结束时，已开设且仍有债务标记的铁路公司股价下跌；剩余标记越多，跌得越多。Santa Fe 先跌。',
    of: 'dc88c73c',
  },
  'DEBT-08': {
    title: '债务不催逼',
    statement: '没有人必须偿还，也不计利息；未偿还的债务只在游戏结束时起作用。',
    of: '50cd88fc',
  },
  'DEBT-09': {
    title: '条约发生的回合',
    statement: '在某债务公司的回合中发生《波士顿条约》时，该公司可以在同一回合就偿还首个债务标记。',
    of: '0be66b8f',
  },
};
