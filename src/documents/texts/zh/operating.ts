/** The chapter `operating` of the rulebook in Chinese. */
import type { RuleTexts } from '../languages.ts';

export const operating: RuleTexts = {
  'OR-ORDER-01': {
    title: '运营顺序',
    statement: '每家已开设的铁路公司在一个运营轮中运营一次：股价高的在前；股价相同时，先到达该股价的在前。',
    of: '6dc76772',
  },
  'OR-ORDER-02': {
    title: '顺序固定',
    statement:
      '运营顺序在运营轮开始时确定。此后股价变动不改变顺序；但紧急卖股或破产之后，尚未行动的铁路公司要重新排序。',
    of: '3529ceac',
  },
  'OR-ORDER-03': {
    title: '回合的步骤',
    statement:
      '铁路公司依次铺设轨道、修建车站、运行火车、分红或留存营收、结清吊桥租金、购买火车；然后是偿还债务和收购私卡，除非裁定允许随时进行这两项。私卡的板块可随时铺设。',
    of: 'c7a47bf8',
  },
  'OR-ORDER-04': {
    title: '总裁决定',
    statement: '铁路公司由其总裁代为行动；玩家不能替其他铁路公司行动。',
    of: 'e02fc695',
  },
  'OR-ORDER-05': {
    title: '略过的步骤',
    statement:
      '铁路公司没有可决定之事的步骤不经询问即略过；轨道步骤除外，它以跳过或最后一次行动结束。已进入的步骤可以跳过。18xx.games 引擎按哪些判断略过步骤，由裁定说明。',
    of: 'fb902a26',
  },
  'OR-ORDER-06': {
    title: '金属公司不运营',
    statement: '钢铁公司和黄金公司在运营轮中没有自己的回合。',
    of: 'cf29c9ee',
  },
  'OR-ORDER-07': {
    title: '步骤自动结束',
    statement: '在一个步骤中每做完一件事，都要重新判断是否还有可决定之事。',
    of: '0207a5bd',
  },
  'OR-INCOME-01': {
    title: '私卡收益',
    statement: '运营轮开始时，在任何铁路公司行动之前，银行把每张私卡的收益付给拥有它的玩家或铁路公司。',
    of: '8ebde914',
  },
  'OR-INCOME-02': {
    title: '私卡收益的数额',
    statement: '私卡按卡上所印的数额支付；从卡上所印的阶段起，按旁边较高的数额支付。',
    of: '16b84690',
  },
  'OR-INCOME-03': {
    title: '收益何时改变',
    statement: '改变后的收益从下一个运营轮开始时首次支付。',
    of: '5ab70cc7',
  },
  'OR-INCOME-04': {
    title: '金属公司稍后支付',
    statement: '运营轮开始时金属公司不支付任何钱；它们在结算时支付。',
    of: '40b581b5',
  },
};
