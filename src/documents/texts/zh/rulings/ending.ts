/** Rulings on the settlement, the end of the game and the score, in Chinese. */
import type { RulingTexts } from '../../languages.ts';

const STEPS = {
  payVgc: '黄金公司支付',
  emptyGold: '清空黄金轨道',
  payCfi: '钢铁公司支付',
  export: '出口火车',
  refillSteel: '补满钢铁市场',
  debtMarker: '债务价格标记前进',
};

export const ending: RulingTexts = {
  'settlement-order': {
    question: '轮组按什么次序结算？',
    says: {
      A: '依次列出黄金公司、钢铁公司、火车与阶段、钢铁市场、债务价格标记',
      B: '依次列出债务价格标记、黄金公司、出口、钢铁公司、钢铁市场',
      engine: '债务价格标记、钢铁公司、钢铁市场、黄金公司、黄金轨道、出口',
    },
    answers: STEPS,
    of: '3fba080a',
  },
  'last-settlement': {
    question: '游戏随本轮组结束时，结算还剩什么？',
    says: {
      A: '每个轮组都要结算，规定的流程走完为止',
      B: '完成第二个运营轮',
      engine: '只有金属公司支付；较早的版本连这也没有',
    },
    answers: { payVgc: STEPS.payVgc, payCfi: STEPS.payCfi },
    of: '0693f316',
  },
  'debt-marker-pace': {
    question: '债务价格标记多久前进一次？',
    says: { A: '每个轮组结算时一次', B: '第二个运营轮之后', engine: '每个运营轮之后' },
    answers: { everySet: '每个轮组一次', everyRound: '每个运营轮一次' },
    of: '06f6ee9b',
  },
  'unpaid-debt': {
    question: '游戏结束时未偿还的债务使股价下跌多少？',
    says: { A: '大幅', B: '下跌', engine: '按剩余标记数的表，每家铁路公司各有一份' },
    answers: { byTokens: '按剩余标记数' },
    of: 'c47de804',
  },
  'metal-dividend-rounding': {
    question: '金属公司每股分红怎样取整？',
    says: { engine: '每股向下取整到整数美元' },
    answers: { down: '向下', up: '向上' },
    of: 'cb44aba0',
  },
  'metal-price-rise': {
    question: '一次支付最多使金属公司的股价上升几格？',
    says: { engine: '支付总额每达到股价的一倍一格，最多三格' },
    answers: { number: '{n} 格' },
    of: 'c1b68432',
  },
  'exported-trains': {
    question: '结算时哪些火车离开火车牌堆？',
    says: {
      A: '老旧的 2+',
      B: '最上面的一台；若看得见 2+，则其全部',
      engine: '同文件 B；较早的版本总是一台',
    },
    answers: { allTwosElseOne: '最上面是 2+ 时为其全部，否则最上面的一台', one: '最上面的一台' },
    of: '695b3eaf',
  },
  'end-trigger': {
    question: '哪台火车带来游戏结束？',
    says: {
      A: '银色阶段的卡：最后一台 5+',
      B: '随银色阶段而来的卡：最后一台 5+',
      engine: '首台 6x2',
      designer: '首台 6x2',
    },
    answers: { silver: '最后一台 5+，随银色阶段', endCard: '首台 6x2，随终局卡' },
    of: 'a7ca5ab5',
  },
  'red-zone-in-stock-round': {
    question: '股价在股票轮结束时进入红色区域，还要进行什么？',
    says: {
      A: '当前的轮组，包括两个运营轮',
      B: '当前的一套运营轮',
      engine: '接下来的两个运营轮',
    },
    answers: { followingRounds: '接下来的两个运营轮' },
    of: 'c2cf3f9e',
  },
  'end-precedence': {
    question: '同时有两个结束原因时，按哪一个？',
    says: { B: '三者之一即可触发', engine: '较早的结束' },
    answers: { earliest: '最早的结束' },
    of: '3ce70adb',
  },
  'score-privates': {
    question: '玩家手中的私卡是否计分？',
    says: { A: '只算现金和股份', B: '只算现金和股份', engine: '按面值计分' },
    answers: { nothing: '不计分', faceValue: '按面值' },
    of: '92c900ab',
  },
  'score-tie': {
    question: '几名玩家得分并列最高时，谁获胜？',
    says: { A: '他们平局', engine: '没有决胜规则' },
    answers: { shared: '共同获胜' },
    of: '8a2b3e68',
  },
};
