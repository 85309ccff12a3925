/** Moves in words. English tells a move in notation, which reads as English; the other languages have patterns. */
import type { Lang } from '../../documents/texts/languages.ts';

/** A pattern for each kind of move, and for what a move can have besides. */
export interface MoveWords {
  readonly bid: string;
  readonly playerPasses: string;
  readonly railroadPasses: string;
  readonly bothPass: string;
  readonly passes: string;
  readonly sells: string;
  readonly buysFromPool: string;
  readonly buysFromTreasury: string;
  readonly founds: string;
  readonly lays: string;
  readonly laysByPrivate: string;
  readonly steel: string;
  readonly station: string;
  readonly lengthens: string;
  readonly lengthensTrain: string;
  readonly runs: string;
  readonly runsNothing: string;
  readonly ships: string;
  readonly ghostTown: string;
  readonly paysOut: string;
  readonly withholds: string;
  readonly leaseByRailroad: string;
  readonly leaseByPresident: string;
  readonly buysFromDepot: string;
  readonly buysFromRailroad: string;
  readonly buysPrivate: string;
  readonly paysDebt: string;
  readonly bankruptcy: string;
  readonly breakOff: string;
  /** Follows a purchase. */
  readonly withDiscount: string;
  /** Follows a lay of the tile with the mark. */
  readonly marked: string;
  /** Follows a shipment. */
  readonly nugget: string;
}

const zh: MoveWords = {
  bid: '{player}对 {private} 出价 {price}',
  playerPasses: '{player}跳过',
  railroadPasses: '{railroad} 跳过',
  bothPass: '{player}代 {railroad} 跳过',
  passes: '跳过',
  sells: '{player}卖出 {company} 的 {percent}',
  buysFromPool: '{player}从银行池买入 {company} 的 {percent}',
  buysFromTreasury: '{player}从金库买入 {company} 的 {percent}',
  founds: '{player}开设 {railroad}，初始股价 {par}',
  lays: '{railroad} 在 {hex} 铺设板块 {tile}（旋转 {rotation}）',
  laysByPrivate: '{railroad} 以私卡 {private} 在 {hex} 铺设板块 {tile}（旋转 {rotation}）',
  steel: '{railroad} 选用钢铁市场 {column} 列 {price} 的方块',
  station: '{railroad} 在 {hex} 放置车站',
  lengthens: '{railroad} 以私卡 {private} 使一台火车增加 {by} 个停靠数',
  lengthensTrain: '{railroad} 以私卡 {private} 使 {train} 火车增加 {by} 个停靠数',
  runs: '{railroad} 运行 {routes}',
  runsNothing: '{railroad} 不运行火车',
  ships: '{railroad} 运送 {hex} 的黄金',
  ghostTown: '{railroad} 放置鬼镇标记',
  paysOut: '{railroad} 分红',
  withholds: '{railroad} 留存营收',
  leaseByRailroad: '{railroad} 的吊桥租金由铁路公司支付',
  leaseByPresident: '{railroad} 的吊桥租金由总裁支付',
  buysFromDepot: '{railroad} 从火车牌堆购买 {train} 火车，价格 {price}',
  buysFromRailroad: '{railroad} 从 {from} 购买 {train} 火车，价格 {price}',
  buysPrivate: '{railroad} 收购私卡 {private}，价格 {price}',
  paysDebt: '{railroad} 赎回一个债务标记',
  bankruptcy: '{railroad} 的总裁宣告破产',
  breakOff: '所有玩家同意中止游戏',
  withDiscount: '，使用私卡 {private}',
  marked: '，用带标记的那一块',
  nugget: '，使用金块私卡',
};

const ja: MoveWords = {
  bid: '{player}が{private}に{price}を入札',
  playerPasses: '{player}がパス',
  railroadPasses: '{railroad}がパス',
  bothPass: '{player}が{railroad}としてパス',
  passes: 'パス',
  sells: '{player}が{company}の株{percent}を売却',
  buysFromPool: '{player}がバンクプールから{company}の株{percent}を購入',
  buysFromTreasury: '{player}が金庫から{company}の株{percent}を購入',
  founds: '{player}が{railroad}を初期株価{par}で設立',
  lays: '{railroad}が{hex}にタイル{tile}（回転{rotation}）を敷く',
  laysByPrivate: '{railroad}がプライベートカンパニー{private}により{hex}にタイル{tile}（回転{rotation}）を敷く',
  steel: '{railroad}が鉄鋼市場の{column}列から{price}のキューブを選ぶ',
  station: '{railroad}が{hex}に駅を置く',
  lengthens: '{railroad}がプライベートカンパニー{private}により列車の停車数を{by}増やす',
  lengthensTrain: '{railroad}がプライベートカンパニー{private}により{train}列車の停車数を{by}増やす',
  runs: '{railroad}の運行：{routes}',
  runsNothing: '{railroad}は列車を走らせない',
  ships: '{railroad}が{hex}の金を輸送',
  ghostTown: '{railroad}がゴーストタウンのトークンを置く',
  paysOut: '{railroad}が配当',
  withholds: '{railroad}は無配とする',
  leaseByRailroad: '{railroad}の吊り橋の賃料を鉄道会社が支払う',
  leaseByPresident: '{railroad}の吊り橋の賃料を社長が支払う',
  buysFromDepot: '{railroad}が列車デッキから{train}列車を{price}で購入',
  buysFromRailroad: '{railroad}が{from}から{train}列車を{price}で購入',
  buysPrivate: '{railroad}がプライベートカンパニー{private}を{price}で購入',
  paysDebt: '{railroad}が負債トークンを一個買い戻す',
  bankruptcy: '{railroad}の社長が破産を宣言',
  breakOff: '全員の合意でゲームを打ち切る',
  withDiscount: '、プライベートカンパニー{private}を使用',
  marked: '、印の付いたタイルを使用',
  nugget: '、金塊のカードを使用',
};

/** Patterns of moves by language. */
export const MOVES: Readonly<Record<Exclude<Lang, 'en'>, MoveWords>> = { zh, ja };
