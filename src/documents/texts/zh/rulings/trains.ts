/** Rulings on trains, emergencies, debt, the purchase of privates, and events, in Chinese. */
import type { RulingTexts } from '../../languages.ts';

export const trains: RulingTexts = {
  'rival-train-price': {
    question: '其他铁路公司的火车可以卖多少钱？',
    says: {
      A: '由双方总裁商定',
      B: '由双方商定，{1} 或以上',
      engine: '从 {1} 到金库的全部现金',
    },
    answers: { fromOneDollar: '一美元或以上', free: '不限' },
    of: '21c9fa31',
  },
  'depot-price': {
    question: '火车牌堆的火车可以不按所印价格付款吗？',
    says: { B: '火车按面值付款', engine: '写明多少，金库就付多少；但没有界面会写别的数' },
    answers: { printed: '按所印价格', stated: '按写明的金额' },
    of: '080b1d2d',
  },
  'rival-connection': {
    question: '两家铁路公司买卖火车须彼此连通吗，怎样连通？',
    says: {
      A: '只能与连通的铁路公司',
      engine: '双方都能到达一个城镇，或一个有其中一方车站、或有人人可用车站位的城市',
    },
    answers: { sharedStop: '须有双方都能到达的营收点', none: '不须' },
    of: 'cf087c8a',
  },
  'train-duty': {
    question: '铁路公司何时必须拥有火车？',
    says: { A: '有可用线路时', B: '有线路时', engine: '始终' },
    answers: { withRoute: '有线路时', always: '始终' },
    of: '29f42706',
  },
  salvage: {
    question: '火车生锈的补偿是每台各付，还是每家铁路公司只付一次？',
    says: {
      A: '拥有该型号的每家铁路公司得到定额',
      B: '铁路公司得到小额补偿',
      engine: '每台各付',
    },
    answers: { perTrain: '每台各付', perRailroad: '每家只付一次' },
    of: 'e8aef25d',
  },
  'six-by-two-supply': {
    question: '6x2 共有几台？',
    says: { engine: '数量不限；较早的版本为五台' },
    answers: { unlimited: '数量不限' },
    of: '5b81265e',
  },
  emergency: {
    question: '铁路公司必须购买火车却付不起时怎样？',
    says: {
      A: '由强制兜底规则处理，没有细节',
      B: '由总裁补足差额，必要时卖出股份',
      engine: '同文件 B，另有关于可卖什么的规则',
    },
    answers: { presidentPaysAndSells: '由总裁补足，必要时卖出股份' },
    of: 'b7e95d29',
  },
  'emergency-rival-train': {
    question: '总裁的钱可以用来购买其他铁路公司的火车吗？',
    says: { engine: '可以，最多到所印价格' },
    answers: { upToPrinted: '可以，最多到所印价格', no: '不可以' },
    of: 'a5031177',
  },
  'emergency-metal-certificate': {
    question: '紧急时可以卖出金属公司的首张证书吗？',
    says: { engine: '只有另一名玩家也持有股份时才可以，如同它是总裁股' },
    answers: { free: '可以', needsOtherHolder: '须另有持股者' },
    of: '0e592d33',
  },
  'sale-without-duty': {
    question: '铁路公司不必购买时，总裁可以在火车步骤卖出股份吗？',
    says: { engine: '程序接受这种卖出，界面不提供' },
    answers: { refused: '不可以', allowed: '可以' },
    of: '003bfb45',
  },
  'bankruptcy-moment': {
    question: '总裁何时可以宣告破产？',
    says: { engine: '程序在回合中任何时刻都接受，界面只在必须购买火车时提供' },
    answers: { underDuty: '必须购买火车时', anyTime: '任何时刻' },
    of: '91d4a4bf',
  },
  'debt-parties': {
    question: '《波士顿条约》之后谁欠谁？',
    says: {
      A: '债务标记分给圣菲和多克·霍利迪',
      B: '圣菲和里奥格兰德负债',
      engine: '里奥格兰德欠圣菲，圣菲欠多克·霍利迪',
    },
    answers: { RGtoSFtoDoc: '里奥格兰德欠圣菲，圣菲欠多克·霍利迪' },
    of: 'fbfb164f',
  },
  'absent-creditor': {
    question: '债权人不在游戏中时，付给谁？',
    says: {
      engine: '若条约发生时没有玩家拥有多克·霍利迪，付给银行；圣菲开设之前也付入圣菲的金库',
    },
    answers: { bankForDoc: '由银行代替多克·霍利迪' },
    of: '6ac1bf8d',
  },
  'debt-moment': {
    question: '铁路公司在回合的何时可以偿还债务？',
    says: { A: '在第六步', B: '在第六部分', engine: '任何时刻' },
    answers: { afterTrains: '在火车步骤之后', anyTime: '任何时刻' },
    of: '57306c2b',
  },
  'private-sales-end': {
    question: '铁路公司收购私卡到何时为止？',
    says: { B: '从绿色阶段到棕色阶段', engine: '从绿色阶段起' },
    answers: { withBrown: '到棕色阶段结束', never: '没有期限' },
    of: '6ac2cc57',
  },
  'private-price': {
    question: '铁路公司可以付多少钱收购私卡？',
    says: { B: '最低出价的一半到两倍', engine: '面值的一半（向上取整）到两倍' },
    answers: { halfToDouble: '一半到两倍', free: '不限' },
    of: 'c1bf0f7f',
  },
  'private-symbol': {
    question: '铁路公司可以收购没有火车符号的私卡吗？',
    says: { A: '不可以', B: '不可以', engine: '程序接受这种收购，界面不提供' },
    answers: { needed: '须有符号', unneeded: '不须有符号' },
    of: 'c69494d9',
  },
  'private-moment': {
    question: '铁路公司在回合的何时可以收购私卡？',
    says: { A: '在可选的最后一步', B: '任何时刻', engine: '任何时刻' },
    answers: { lastStep: '最后一步', anyTime: '任何时刻' },
    of: '133e4807',
  },
  'private-closing': {
    question: '私卡何时关闭？',
    says: { engine: '首台 5+ 离开火车牌堆时' },
    answers: { firstFive: '首台 5+ 离开时' },
    of: 'a9b84bbd',
  },
  'event-copies': {
    question: '哪些火车带来哪些事件？',
    says: { A: '抽到火车卡时触发事件', B: '事件卡放在牌堆中', engine: '固定的某几台火车' },
    answers: { fixed: '固定的某几台火车' },
    of: 'caa41bb9',
  },
  'gorge-at-treaty': {
    question: '《波士顿条约》对皇家峡谷有什么作用？',
    says: {
      A: '里奥格兰德解锁那里的绿色轨道',
      B: '放置绿色板块',
      engine: '板块立即铺上，不用钢铁，也不算轨道行动',
    },
    answers: { tilesLaid: '板块立即铺上', unlocked: '只是解锁' },
    of: 'a797bdb6',
  },
  'phase-advance': {
    question: '什么使一个阶段开始？',
    says: { A: '结算时淘汰 2+ 并推进阶段', engine: '一种火车的最后一台被购买或出口' },
    answers: { lastCopy: '一种火车的最后一台', everySet: '每次结算' },
    of: 'c49d0481',
  },
};
