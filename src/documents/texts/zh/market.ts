/** The chapter `market` of the rulebook in Chinese. */
import type { RuleTexts } from '../languages.ts';

export const market: RuleTexts = {
  'MARKET-01': {
    title: '股价轨',
    statement: '股价轨是一行递增的股价，设有各种颜色的初始股价区域，最高端是红色区域。',
    of: 'bf056cf7',
  },
  'MARKET-02': {
    title: '股价轨的两端',
    statement: '股价标记不会越出股价轨的任何一端。无法移动的标记留在原格位，并保持在其中的次序。',
    of: 'ec3840a2',
  },
  'MARKET-03': {
    title: '到达的先后',
    statement: '改变格位的股价标记放在新格位上已有的全部标记之后；移动多格时只看最后的格位。',
    of: '171be5ac',
  },
  'MARKET-04': {
    title: '金属公司的股价标记',
    statement: '它们使用同样的格位，但不参与运营顺序。',
    of: 'bf6a30bd',
  },
  'MARKET-05': {
    title: '什么使股价移动',
    statement:
      '右移：分红、售罄以及金属公司派发分红。左移：总裁卖出股份、留存营收或没有运行火车，以及游戏结束时未偿还的债务。除此之外都不移动。',
    of: '2911205d',
  },
  'MARKET-06': {
    title: '红色区域',
    statement: '股价标记进入红色格位，游戏就在当前轮组之后结束；哪些公司的标记有此作用由裁定规定。',
    of: '8fb91702',
  },
};
