/** The chapter `auction` of the rulebook in Chinese. */
import type { RuleTexts } from '../languages.ts';

export const auction: RuleTexts = {
  'AUCTION-01': {
    title: '每次一张私卡',
    statement: '私卡逐张拍卖；出价总是针对正在拍卖的那张，直到它售出或被移除。',
    of: '5a074996',
  },
  'AUCTION-02': {
    title: '由谁开始',
    statement:
      '优先权标记的持有者开始第一次竞拍，然后按顺时针轮流。此后的竞拍由上一位得标者左手侧的玩家开始；若私卡被移除，则开始者不变。',
    of: '98534d7c',
  },
  'AUCTION-03': {
    title: '底价与加价',
    statement: '出价为整数美元。首次出价不低于私卡的面值；此后每次出价至少比当前最高价高 {raise}。',
    of: '90d03daf',
  },
  'AUCTION-04': {
    title: '出价不得超过现金',
    statement: '任何人的出价都不得超过自己的现金。',
    of: '3ec71530',
  },
  'AUCTION-05': {
    title: '尚无人出价时跳过',
    statement:
      '还没有出价时，玩家可以跳过。按规则文件，该玩家就此退出这次竞拍；若裁定允许跳过者留下，则一旦有人出价，他们全部重新参加。',
    of: '2e87105d',
  },
  'AUCTION-06': {
    title: '轮流出价',
    statement: '有了出价之后，从最高出价者起顺时针轮到下一名仍在竞拍中的玩家。跳过者退出这次竞拍。',
    of: 'e493409f',
  },
  'AUCTION-07': {
    title: '出不起价的人不参加',
    statement: '现金少于最低合法出价的玩家，在私卡开拍时以及每次出价之后，不经询问即退出竞拍。',
    of: 'caebf61d',
  },
  'AUCTION-08': {
    title: '最后的出价者买下',
    statement: '只剩一名出价者时，该玩家把出价付给银行，私卡归其个人所有。',
    of: '2d2134ee',
  },
  'AUCTION-09': {
    title: '无人要的私卡被移除',
    statement: '若没有人出价，或没有人出得起价，这张私卡离开游戏，开拍下一张。',
    of: 'b709cb30',
  },
  'AUCTION-10': {
    title: '私卡立即带来的东西',
    statement: '若私卡会给得标者某些东西，则立即给予。',
    of: '8c72bc21',
  },
  'AUCTION-11': {
    title: '拍卖之后的优先权',
    statement: '最后一张私卡处理完后，现金最多的玩家得到优先权标记，并开始股票轮。',
    of: 'babdccc4',
  },
};
