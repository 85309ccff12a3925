/** The chapter `certificates` of the rulebook in Chinese. */
import type { RuleTexts } from '../languages.ts';

export const certificates: RuleTexts = {
  'CERT-01': {
    title: '证书上限',
    statement:
      '一名玩家可以持有多少张证书，由玩家人数决定。四名玩家时规则书与版图所印的数字不同；以哪个为准由裁定规定。',
    of: '06dab34e',
  },
  'CERT-02': {
    title: '什么算作证书',
    statement: '每张股份证书算一张，总裁股也只算一张，尚未开设的铁路公司的股份证书也算；玩家手中的每张私卡同样算一张。',
    of: '5083f786',
  },
  'CERT-03': {
    title: '不计入的卡',
    statement: '黄金矿工不算证书。',
    of: '1a9b43ed',
  },
  'CERT-04': {
    title: '没有豁免区',
    statement: '股价轨上没有任何格位能使股份不受上限约束，也没有任何格位允许多次购买。',
    of: '0e9073e9',
  },
  'CERT-05': {
    title: '铁路公司的私卡',
    statement: '属于铁路公司的私卡不计入任何人的证书数。',
    of: '371269a0',
  },
  'CERT-06': {
    title: '证书上限不变',
    statement: '证书上限在整局游戏中不变。',
    of: '44f1c12f',
  },
};
