/** The chapter `stations` of the rulebook in Chinese. */
import type { RuleTexts } from '../languages.ts';

export const stations: RuleTexts = {
  'TOKEN-01': {
    title: '总部车站',
    statement: '首个车站免费，放入总部为它预留的车站位；是在开设公司时还是在首个回合开始时放置，由裁定规定。',
    of: '95e9df7a',
  },
  'TOKEN-02': {
    title: '每回合一个车站',
    statement: '铺设轨道之后，铁路公司最多修建一个车站。',
    of: '44c053b8',
  },
  'TOKEN-03': {
    title: '首个回合不修建',
    statement: '铁路公司在首个回合除总部外不修建车站。',
    of: '174fd7ac',
  },
  'TOKEN-04': {
    title: '车站的价格',
    statement: '车站按公司面板上的次序使用；金库把面板上所印的价格付给银行。',
    of: 'c7a633b6',
  },
  'TOKEN-05': {
    title: '公司面板上的车站',
    statement: '公司面板上有两个、三个或四个车站，包括总部；总部免费，此后每个都更贵。',
    of: 'd3e1d454',
  },
  'TOKEN-06': {
    title: '何处可以修建车站',
    statement:
      '车站建在城市的空车站位上，境外地区的城市也可以；该城市须是铁路公司从自己的车站可以到达的，且其中还没有它的车站。',
    of: '3bc93c88',
  },
  'TOKEN-07': {
    title: '预留的车站位',
    statement: '总部的车站位只供其铁路公司使用，不论是否已经开设。里奥格兰德另外拥有皇家峡谷两端的车站位。',
    of: '58503693',
  },
  'TOKEN-08': {
    title: '满员城市造成阻断',
    statement:
      '车站位全部被其他公司占满的城市，铁路公司不能穿过；它的轨道和火车可以止于那里。只要有一个空车站位，城市就对所有公司开放，即使那是预留的车站位。',
    of: 'a61b5dfe',
  },
  'TOKEN-09': {
    title: '条约退回的车站',
    statement: '皇家峡谷两个城市中的车站退回公司面板。此后该面板上未使用的车站从最后一个起往前重新定价。',
    of: 'baeaad11',
  },
  'TOKEN-10': {
    title: '条约的车站',
    statement: '里奥格兰德在皇家峡谷的两个城市中免费得到另外两个车站，即使它尚未开设。',
    of: '6a8afd7c',
  },
  'TOKEN-11': {
    title: '车站不移动',
    statement: '除《波士顿条约》之外，车站从不移动，也不被取走。',
    of: '5ebddf31',
  },
};
