/** Rulings on the setup and the auction, in Chinese. */
import type { RulingTexts } from '../../languages.ts';

export const setup: RulingTexts = {
  'first-priority': {
    question: '游戏开始时优先权标记归谁？',
    says: { A: '由优先权持有者开始', B: '随机抽取一名玩家', engine: '名单上的第一名玩家' },
    answers: { random: '随机抽取', firstSeat: '第一个座位' },
    of: '394276ed',
  },
  'bid-steps': {
    question: '可以出哪些金额？',
    says: { A: '每次加价 {1}', B: '每次加价 {1}', engine: '从最低出价起的任何整数金额，之后至少多 {1}' },
    answers: { fives: '在最低出价之上按加价单位递增', dollars: '任何足够高的整数金额' },
    of: 'aa90a2d3',
  },
  'pass-before-bid': {
    question: '尚无人出价时就跳过的玩家，是否退出这次竞拍？',
    says: { A: '跳过即不能再参加', B: '跳过即不能再参加', engine: '不肯首先出价的玩家仍然留下' },
    answers: { out: '退出', stays: '留下' },
    of: 'b2663b70',
  },
  'later-opener': {
    question: '第一次以后的竞拍由谁开始？',
    says: { A: '优先权持有者最先，对以后的卡没有说明', engine: '上一位得标者左手侧的玩家' },
    answers: { leftOfWinner: '得标者左手侧的玩家', priority: '优先权持有者' },
    of: 'a514940e',
  },
  'poor-bidders': {
    question: '付不起下一口价的玩家是否还要询问？',
    says: { engine: '不经询问即排除' },
    answers: { excluded: '排除', asked: '询问' },
    of: 'b5f64683',
  },
  'unwanted-lot': {
    question: '无人出价或无人付得起的私卡怎样处理？',
    says: { engine: '所有人都不肯出价时移出游戏；无人付得起时程序出错' },
    answers: { removed: '移出游戏' },
    of: 'c2fc38a2',
  },
  'cash-tie': {
    question: '拍卖之后若有几名玩家现金并列最多，优先权标记归谁？',
    says: { engine: '从本应开始下一次竞拍的玩家起，按顺时针最先遇到的那一位' },
    answers: {
      nearestToNextOpener: '离下一位开拍者最近的一位',
      nearestToPriority: '离优先权标记最近的一位',
    },
    of: '66387e66',
  },
};
