/** What the game waits for, by the states of the chart in which positions can be. */
import type { LeafId } from '../../../spec/state.ts';
import type { Lang } from '../../documents/texts/languages.ts';

const en: Readonly<Record<LeafId, string>> = {
  'game.auction.offered': 'opens the bidding or passes',
  'game.auction.bidding': 'bids or passes',
  'game.set.stockRound.turn.selling': 'sells, buys or passes',
  'game.set.stockRound.turn.buying': 'goes on selling, buys or ends the turn',
  'game.set.operatingRound.company.track': 'lays track',
  'game.set.operatingRound.company.station': 'places a station',
  'game.set.operatingRound.company.run': 'runs trains',
  'game.set.operatingRound.company.dividend': 'pays out or withholds',
  'game.set.operatingRound.company.lease': 'pays for the bridge lease',
  'game.set.operatingRound.company.trains': 'buys trains',
  'game.set.operatingRound.company.debt': 'pays off debt',
  'game.set.operatingRound.company.privates': 'buys privates',
  'game.ended': 'the game is over',
};

const zh: Readonly<Record<LeafId, string>> = {
  'game.auction.offered': '首先出价，或跳过',
  'game.auction.bidding': '出价，或跳过',
  'game.set.stockRound.turn.selling': '卖出、买入，或跳过',
  'game.set.stockRound.turn.buying': '继续卖出、买入，或结束回合',
  'game.set.operatingRound.company.track': '铺设轨道',
  'game.set.operatingRound.company.station': '放置车站',
  'game.set.operatingRound.company.run': '运行火车',
  'game.set.operatingRound.company.dividend': '分红或留存',
  'game.set.operatingRound.company.lease': '支付吊桥租金',
  'game.set.operatingRound.company.trains': '购买火车',
  'game.set.operatingRound.company.debt': '偿还债务',
  'game.set.operatingRound.company.privates': '收购私卡',
  'game.ended': '游戏已结束',
};

const ja: Readonly<Record<LeafId, string>> = {
  'game.auction.offered': '最初に入札するかパス',
  'game.auction.bidding': '入札するかパス',
  'game.set.stockRound.turn.selling': '売却、購入、またはパス',
  'game.set.stockRound.turn.buying': '売却を続けるか、購入するか、手番を終える',
  'game.set.operatingRound.company.track': '線路の敷設',
  'game.set.operatingRound.company.station': '駅の配置',
  'game.set.operatingRound.company.run': '列車の運行',
  'game.set.operatingRound.company.dividend': '配当または無配',
  'game.set.operatingRound.company.lease': '吊り橋の賃料の支払い',
  'game.set.operatingRound.company.trains': '列車の購入',
  'game.set.operatingRound.company.debt': '負債の返済',
  'game.set.operatingRound.company.privates': 'プライベートカンパニーの購入',
  'game.ended': 'ゲーム終了',
};

/** Words for the states in which a game waits, by language. */
export const STEPS: Readonly<Record<Lang, Readonly<Record<LeafId, string>>>> = { en, zh, ja };
