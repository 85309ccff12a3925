/** Rulings on stock rounds, certificates, presidencies and the share-price row, in Chinese. */
import type { RulingTexts } from '../../languages.ts';

export const stock: RulingTexts = {
  'certificate-limit': {
    question: '四人游戏的证书上限是多少？',
    says: { A: '{1}', B: '{1}', engine: '{1}，如版图所印', designer: '{1}' },
    answers: { rulebook: '按规则书', board: '按版图' },
    of: '36898df4',
  },
  'purchases-per-turn': {
    question: '股票轮的一个回合最多可以购买几次？',
    says: { A: '没有写明次数', B: '一股，或开设一家公司', engine: '一次' },
    answers: { number: '{n} 次' },
    of: 'f5a76313',
  },
  'forced-pass': {
    question: '既不能卖出也不能买入的玩家，是否不经询问就算跳过？',
    says: { A: '玩家自行跳过', engine: '按引擎自己的判断自动跳过' },
    answers: { offered: '询问，但只能跳过', automatic: '自动跳过' },
    of: '4cc34208',
  },
  'first-round-sales': {
    question: '第一个股票轮可以卖出股份吗？',
    says: { engine: '第二个股票轮之前不得卖出' },
    answers: { forbidden: '不可以', allowed: '可以' },
    of: '474c74d7',
  },
  'sale-blocks': {
    question: '同一回合可以把一家公司的股份卖出两次吗？',
    says: { engine: '每家公司每回合一次，作为一批' },
    answers: { onePerTurn: '每回合一次', any: '不限次数' },
    of: '32295d59',
  },
  'sale-drop': {
    question: '总裁卖出股份时股价下跌多少？',
    says: {
      A: '每股一格',
      B: '每股一格',
      engine: '每股一格；{1} 年 10 月以前的版本为每批一格',
    },
    answers: { perShare: '每股一格', perBlock: '每批一格' },
    of: '9bffecb7',
  },
  'metal-pool-limit': {
    question: '一家金属公司最多可有百分之多少的股份在银行池中？',
    says: {
      A: '该公司的一半',
      B: '任何公司都是一半；在其他上限处写明包括金属公司，这里没有',
      engine: '全部，因为其股份开始时就在那里',
    },
    answers: { number: '{n}%' },
    of: 'fefc9a3a',
  },
  'par-zones': {
    question: '可以按哪些价格开设铁路公司？',
    says: {
      A: '由开设者自选',
      B: '在阶段所允许颜色的区域内',
      engine: '在当前阶段及以前各阶段的区域内',
    },
    answers: { cumulative: '当前及以前各阶段的区域', current: '只限当前阶段的区域' },
    of: '822a6110',
  },
  'railroad-colours': {
    question: '哪些铁路公司可以开设和交易？',
    says: { B: '颜色属于当前阶段或较早阶段的公司', engine: '实际效果相同' },
    answers: { phaseOrEarlier: '当前或较早阶段颜色的公司', all: '全部' },
    of: 'ab460f29',
  },
  'palmer-payment': {
    question: '随威廉·帕尔默得到的那一股，里奥格兰德是否收到钱？',
    says: { engine: '收不到，虽然程序里有付款的代码' },
    answers: { none: '收不到', paid: '收到' },
    of: '43698e30',
  },
  'successor-tie': {
    question: '几名玩家并列持股最多时，谁成为总裁？',
    says: { A: '只说“超过当前总裁”', engine: '从原总裁起按顺时针最先遇到的那一位' },
    answers: { clockwise: '按顺时针最先的一位' },
    of: '2f3e2d65',
  },
  'home-station': {
    question: '总部车站何时放上地图？',
    says: { A: '首个车站免费，没有写明时间', B: '开设时立即放置', engine: '首个回合开始时' },
    answers: { atFounding: '开设时', atFirstOperation: '首次运营时' },
    of: '8ecc8293',
  },
  'red-zone-company': {
    question: '谁的股价标记进入红色区域会使游戏结束？',
    says: { A: '任何公司', B: '没有写明是谁', engine: '铁路公司' },
    answers: { any: '任何公司', railroads: '只有铁路公司' },
    of: '897299f5',
  },
};
