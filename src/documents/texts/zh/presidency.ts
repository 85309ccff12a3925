/** The chapter `presidency` of the rulebook in Chinese. */
import type { RuleTexts } from '../languages.ts';

export const presidency: RuleTexts = {
  'PRES-01': {
    title: '持股超过总裁',
    statement:
      '一旦另一名玩家持有某铁路公司的股份严格多于其总裁，便由该玩家接任：总裁股与两份普通股份交换，该公司拥有的一切随之移交。任何人不得拒绝。',
    of: '79b40c32',
  },
  'PRES-02': {
    title: '持股相等',
    statement:
      '持股相等绝不会使总裁易位。若有多名持股最多的接任者，由原总裁起顺时针的第一位接任；接任者至少须持有 {certificate}。',
    of: 'c42060a4',
  },
  'PRES-03': {
    title: '总裁卖出股份',
    statement: '若总裁自己的卖出使别人持股更多，则总裁职位在卖出之后、股价下跌之前转移。',
    of: '1ed80cff',
  },
  'PRES-04': {
    title: '总裁不会空缺',
    statement: '已开设的铁路公司总有一名玩家担任总裁。',
    of: 'e9d1b1d7',
  },
  'PRES-05': {
    title: '金属公司没有总裁',
    statement: '没有人替钢铁公司或黄金公司作决定，也没有人是其总裁。',
    of: '652cab0a',
  },
  'PRES-06': {
    title: '随时转移',
    statement: '总裁职位会在股票轮中、紧急卖股时以及卖出破产玩家的股份时转移。',
    of: '526375a9',
  },
};
