/** The chapter `scoring` of the rulebook in Chinese. */
import type { RuleTexts } from '../languages.ts';

export const scoring: RuleTexts = {
  'SCORE-01': {
    title: '什么计分',
    statement:
      '玩家的得分是其现金加上按最后股价计算的股份。公司拥有的东西，即钱、火车、车站和轨道，不计入任何人的得分。',
    of: 'a639e771',
  },
  'SCORE-02': {
    title: '先算债务',
    statement: '不论游戏如何结束，负债铁路公司的股价在股份估值之前下跌。债务就此了结。',
    of: '33fa6df7',
  },
  'SCORE-03': {
    title: '私卡的计分',
    statement: '玩家手中的私卡是按面值计分还是完全不计，由裁定规定。',
    of: '5dfcec50',
  },
  'SCORE-04': {
    title: '没有股价的股份',
    statement: '每占公司的十分之一，股份就计一次股价。从未开设的铁路公司的股份一文不值。',
    of: 'e3b10431',
  },
  'SCORE-05': {
    title: '胜者',
    statement: '得分最高者获胜。并列最高者共享胜利。',
    of: '9c564fd2',
  },
  'SCORE-06': {
    title: '破产的玩家',
    statement: '破产的玩家与其他人一样，按剩余的财产计分。',
    of: 'c76674e9',
  },
};
