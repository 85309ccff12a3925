/** Rulings on the order of an operating round, track, steel and stations, in Chinese. */
import type { RulingTexts } from '../../languages.ts';

export const track: RulingTexts = {
  'operating-reorder': {
    question: '运营轮开始之后，股价变动是否改变运营顺序？',
    says: { engine: '只有紧急卖出或破产时的卖出才会，且只影响尚未行动的铁路公司' },
    answers: { afterForcedSales: '只在强制卖出之后' },
    of: '6f04d367',
  },
  'step-skips': {
    question: '铁路公司的哪些步骤不经询问就略过？',
    says: { A: '各步骤自动推进', engine: '按引擎自己的判断；其中一项会因区区一美元而保留火车步骤' },
    answers: { useless: '没有用处的步骤', engineTests: '引擎的判断所略过的步骤' },
    of: '3fa24161',
  },
  'same-hex': {
    question: '同一回合可以铺设一块板块又把它升级吗？',
    says: { engine: '可以，只要还有行动' },
    answers: { allowed: '可以' },
    of: '7feeef5d',
  },
  'useful-track': {
    question: '铁路公司铺设轨道必须有何收获？',
    says: {
      A: '不得有死胡同，不得有与自家车站不相连的轨道',
      B: '新轨道的一部分须在火车能够行驶的路上',
      engine: '一条新的连通路径，或通往价值已变的营收点的路径',
    },
    answers: { newOrChanged: '新的路径，或通往价值已变的营收点的路径' },
    of: '6884648c',
  },
  'track-trace': {
    question: '怎样才算与车站连通？',
    says: {
      A: '与自家车站相连',
      B: '火车在理论上能够行驶的路',
      engine: '不重复经过任何营收点、也不重复越过任何格边的路径',
    },
    answers: { trail: '不重复经过营收点和格边的路径' },
    of: '0c7b1255',
  },
  'terrain-payment': {
    question: '地形是否要付费，付给谁？',
    says: { A: '轨道由金库支付', B: '只提到钢铁和车站', engine: '按所印金额付给银行' },
    answers: { toBank: '付给银行' },
    of: 'bebd6217',
  },
  'prison-exceptions': {
    question: '科罗拉多州立监狱在哪些格子上没有折扣？',
    says: { engine: 'E19 没有折扣，因为它的名单写成了另一格' },
    answers: { none: '没有这样的格子' },
    of: '7d6e8163',
  },
  'gorge-rotation': {
    question: '皇家峡谷的板块以哪种方向记录？',
    says: { engine: '不旋转，或在轨道相同时旋转半圈' },
    answers: { fixed: '只有一种方向', sameTrack: '轨道相同的方向皆可' },
    of: '15231190',
  },
  'sixth-lay-by-depot': {
    question: '钢铁仓库在轨道步骤中铺下第六块板块之后怎样？',
    says: { A: '最多六块板块', B: '最多六块板块', engine: '无法继续：程序的缺陷' },
    answers: { endsTrack: '轨道步骤结束' },
    of: 'ad68a730',
  },
  'depot-tiles': {
    question: '钢铁仓库铺设的板块须与格子相符吗？',
    says: { engine: '不比较字母和营收点的种类，尽管界面会比较' },
    answers: { suited: '须相符' },
    of: '6eac2230',
  },
  'steel-columns': {
    question: '铁路公司在一个回合中可以使用同一颜色的几列？',
    says: { A: '每格轨道一份钢铁', B: '每个运营轮每种颜色一列', engine: '按其界面，一个回合一列' },
    answers: { oneOfAColour: '每回合一列', any: '不限' },
    of: 'a1fe0b69',
  },
  'steel-cube': {
    question: '购买一列中的哪一块方块？',
    says: { engine: '最便宜的，除非总裁指定较贵的一块' },
    answers: { cheapestOrNamed: '最便宜的，或指定的一块' },
    of: 'd05fd9e4',
  },
  'second-station': {
    question: '铁路公司在首个回合可以放第二个车站吗？',
    says: { engine: '不可以；较早的版本可以' },
    answers: { later: '以后才可以', firstTurn: '首个回合即可' },
    of: 'd0ead82d',
  },
  'station-prices': {
    question: '一个车站要花多少钱？',
    says: {
      A: '首个免费，之后 {1}，再之后 {2}',
      B: '公司面板所印的价格',
      engine: '依次为 {1}、{2}、{3}、{4}，以公司面板上的数量为限',
    },
    answers: { charter: '公司面板所印的价格' },
    of: '55dfd740',
  },
  'gorge-slots': {
    question: '皇家峡谷的车站位是否为里奥格兰德预留？',
    says: { engine: '是；较早的版本不是' },
    answers: { kept: '预留', open: '不预留' },
    of: 'a760574a',
  },
  'returned-stations': {
    question: '回到公司面板上的车站要花多少钱？',
    says: { engine: '未用的车站重新定价：最后一个 {1}，之前的为 {2} 和 {3}' },
    answers: { repriced: '重新定价' },
    of: 'e36968c3',
  },
};
