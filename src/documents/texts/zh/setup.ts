/** The chapter `setup` of the rulebook in Chinese. */
import type { RuleTexts } from '../languages.ts';

export const setup: RuleTexts = {
  'SETUP-01': {
    title: '二至四名玩家',
    statement: '本游戏供两名、三名或四名玩家进行。',
    of: '8e7da9f9',
  },
  'SETUP-02': {
    title: '起始现金',
    statement: '银行按玩家人数发给每名玩家起始现金。',
    of: '62c5f8ec',
  },
  'SETUP-03': {
    title: '银行永不破产',
    statement: '银行的钱要多少有多少；银行的钱用完不是游戏结束的条件。',
    of: '91e1fd39',
  },
  'SETUP-04': {
    title: '优先权标记的首位持有者',
    statement: '左轮手枪标明由谁开始股票轮。开局时由一名玩家持有，并由该玩家开始拍卖。',
    of: 'c16a94f9',
  },
  'SETUP-05': {
    title: '五家铁路公司',
    statement: '里奥格兰德与圣菲必定参加，另外三家随机抽取。五家按成立年份排列，颜色依次为黄、黄、绿、绿、棕。',
    of: '2b1797e0',
  },
  'SETUP-06': {
    title: '五张私卡',
    statement: '抽取两张黄色私卡、两张绿色私卡和一张棕色私卡。',
    of: '64220d8b',
  },
  'SETUP-07': {
    title: '私卡的顺序',
    statement: '黄色先于绿色，绿色先于棕色；同色者面值低的在前。',
    of: '44b9d63d',
  },
  'SETUP-08': {
    title: '金属公司',
    statement:
      'CF&I 钢铁公司与 Victor 黄金公司从一开始就存在：各有十份普通股份，全部在银行池中；各有股价，公司上放有基础资金。',
    of: '85b99071',
  },
  'SETUP-09': {
    title: '钢铁市场',
    statement: '钢铁市场的每一列开局时都是满的；每列只属一种颜色，灰色列没有方块。',
    of: '191dcc62',
  },
  'SETUP-10': {
    title: '黄金轨道',
    statement: '黄金轨道开局时为空，地图上没有黄金。',
    of: '52770821',
  },
  'SETUP-11': {
    title: '总部预留位',
    statement:
      '参加游戏的每家铁路公司，在其总部城市预留一个车站位。有两处总部只在其铁路公司参加时才是城市，否则是城镇。',
    of: '8a87dd1d',
  },
  'SETUP-12': {
    title: '火车牌堆',
    statement: '火车按固定顺序放在火车牌堆中，只有最上面的一台可供购买。最后一种火车永远不会卖完。',
    of: 'd7ce1263',
  },
  'SETUP-13': {
    title: '债务价格标记',
    statement: '债务价格标记停在股价轨上它的格位等候，在《波士顿条约》之前没有任何意义。',
    of: '17ba4ad0',
  },
  'SETUP-14': {
    title: '游戏流程',
    statement:
      '先拍卖一次私卡；然后是一个接一个的轮组，每个轮组由一个股票轮、两个运营轮和一次结算组成，如此反复直到游戏结束。',
    of: '73fdb552',
  },
};
