/** The chapter `events` of the rulebook in Chinese. */
import type { RuleTexts } from '../languages.ts';

export const events: RuleTexts = {
  'EVENT-01': {
    title: '事件随火车而来',
    statement:
      '某些火车离开火车牌堆时，不论是被购买还是出口，会带来事件。先改变阶段，再有火车生锈并支付报废补偿，然后发生其余的事。',
    of: '2de0eb5d',
  },
  'EVENT-02': {
    title: '绿色阶段',
    statement: '第四台 2+ 使绿色阶段开始：开放绿色的初始股价，铁路公司可以收购私卡。',
    of: 'e31a68da',
  },
  'EVENT-03': {
    title: '2+ 生锈',
    statement: '首台 4+ 使所有 2+ 生锈。',
    of: '984082be',
  },
  'EVENT-04': {
    title: '《波士顿条约》',
    statement:
      '第二台 3+ 带来《波士顿条约》：产生债务，皇家峡谷两个城市中的车站退回公司面板，里奥格兰德在那里得到免费车站，并铺上峡谷的三块绿色板块。这一切不花任何代价，不用钢铁，也不用轨道行动。',
    of: 'bcf6d91e',
  },
  'EVENT-05': {
    title: '棕色阶段',
    statement: '第三台 4+ 使棕色阶段开始：开放棕色板块和初始股价，酒店移动，两张棕色私卡开始有收益。',
    of: '712c698f',
  },
  'EVENT-06': {
    title: '私卡的关闭',
    statement: '首台 5+ 使私卡关闭；阶段不变。',
    of: '51f5a990',
  },
  'EVENT-07': {
    title: '银色阶段',
    statement: '第二台 5+ 使银色阶段开始，可以铺设灰色板块。',
    of: '4ce66a0e',
  },
  'EVENT-08': {
    title: '首台 6x2',
    statement: '首台 6x2 使所有 3+ 生锈。它是否还带来终局卡，由裁定规定。',
    of: '85149d53',
  },
  'PHASE-01': {
    title: '四个阶段',
    statement: '阶段分为黄色、绿色、棕色和银色。',
    of: 'b46be5c3',
  },
  'PHASE-02': {
    title: '最后一台改变阶段',
    statement: '阶段在一种火车的最后一台离开火车牌堆时开始，而不是在下一种火车的首台离开时。',
    of: 'aa32f2a5',
  },
  'PHASE-03': {
    title: '立即生效',
    statement: '新阶段从那一刻起立即生效，即使在回合中途。',
    of: '662fb177',
  },
  'PHASE-04': {
    title: '阶段开放什么',
    statement:
      '每个阶段决定板块的颜色、可以开设的铁路公司及其初始股价、黄金轨道的位数，以及铁路公司是否可收购私卡。后来的阶段不会收回先前阶段所给予的东西。',
    of: 'd0f5cb11',
  },
  'PHASE-05': {
    title: '只进不退',
    statement: '阶段按次序相继，绝不返回。',
    of: 'c1c72163',
  },
};
