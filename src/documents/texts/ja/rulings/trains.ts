/** Rulings on trains, emergencies, debt, the purchase of privates, and events, in Japanese. */
import type { RulingTexts } from '../../languages.ts';

export const trains: RulingTexts = {
  'rival-train-price': {
    question: 'ほかの鉄道会社の列車はいくらで買えるか？',
    says: {
      A: '社長どうしの合意による',
      B: '合意による、{1}以上',
      engine: '{1}から金庫の全額まで',
    },
    answers: { fromOneDollar: '一ドル以上', free: '自由' },
    of: '21c9fa31',
  },
  'depot-price': {
    question: '列車デッキの列車に、印刷と異なる額を支払えるか？',
    says: {
      B: '列車は額面どおり',
      engine: '述べられた額を金庫から支払うが、異なる額を述べる画面はない',
    },
    answers: { printed: '印刷された値段', stated: '述べられた額' },
    of: '080b1d2d',
  },
  'rival-connection': {
    question: '列車を売買する二つの鉄道会社は接続していなければならないか、それはどのような接続か？',
    says: {
      A: '接続している鉄道会社とだけ',
      engine: '双方が、町か、一方の駅または誰でも使えるスロットのある都市に到達すること',
    },
    answers: { sharedStop: '双方が到達する収益拠点が必要', none: '不要' },
    of: 'cf087c8a',
  },
  'train-duty': {
    question: '鉄道会社はいつ列車を持たねばならないか？',
    says: { A: '使えるルートがあるとき', B: 'ルートがあるとき', engine: '常に' },
    answers: { withRoute: 'ルートがあるとき', always: '常に' },
    of: '29f42706',
  },
  salvage: {
    question: '錆びた列車の補償は、一両ごとに支払うか、鉄道会社に一度だけか？',
    says: {
      A: 'その種類を持つ各鉄道会社に定額',
      B: '鉄道会社に少額の補償',
      engine: '一両ごと',
    },
    answers: { perTrain: '一両ごと', perRailroad: '会社ごとに一度' },
    of: 'e8aef25d',
  },
  'six-by-two-supply': {
    question: '6x2は何両あるか？',
    says: { engine: '無制限。古い版では五両' },
    answers: { unlimited: '無制限' },
    of: '5b81265e',
  },
  emergency: {
    question: '列車を買わねばならない鉄道会社が支払えないとき、どうなるか？',
    says: {
      A: '強制的な救済規則があるが、詳細はない',
      B: '社長が不足額を支払い、必要なら株を売る',
      engine: '文書Bと同じ。何を売るかの規則が加わる',
    },
    answers: { presidentPaysAndSells: '社長が支払い、必要なら株を売る' },
    of: 'b7e95d29',
  },
  'emergency-rival-train': {
    question: 'ほかの鉄道会社の列車を買うのに、社長の現金を使えるか？',
    says: { engine: '使える。印刷された値段まで' },
    answers: { upToPrinted: '印刷された値段まで使える', no: '使えない' },
    of: 'a5031177',
  },
  'emergency-metal-certificate': {
    question: '緊急時に金属会社の第一証明書を売れるか？',
    says: { engine: '社長株と同じように、ほかのプレイヤーがその株を持つときだけ' },
    answers: { free: '売れる', needsOtherHolder: 'ほかに株を持つ者が必要' },
    of: '0e592d33',
  },
  'sale-without-duty': {
    question: '鉄道会社に列車の購入義務がなくても、社長は列車の段階で株を売れるか？',
    says: { engine: 'エンジンは受け付けるが、画面には現れない' },
    answers: { refused: '売れない', allowed: '売れる' },
    of: '003bfb45',
  },
  'bankruptcy-moment': {
    question: '社長はいつ破産を宣言できるか？',
    says: { engine: 'エンジンは手番のいつでも受け付けるが、画面は列車を買わねばならないときにだけ示す' },
    answers: { underDuty: '列車の購入義務があるとき', anyTime: 'いつでも' },
    of: '91d4a4bf',
  },
  'debt-parties': {
    question: 'ボストン条約の後、誰が誰に負債を負うか？',
    says: {
      A: '負債トークンはサンタフェとドク・ホリデイに渡る',
      B: 'サンタフェとリオグランデに負債が生じる',
      engine: 'リオグランデはサンタフェに、サンタフェはドク・ホリデイに負う',
    },
    answers: { RGtoSFtoDoc: 'リオグランデはサンタフェに、サンタフェはドク・ホリデイに' },
    of: 'fbfb164f',
  },
  'absent-creditor': {
    question: '債権者がゲームにいないとき、誰に支払うか？',
    says: {
      engine:
        '条約のときにドク・ホリデイを持つプレイヤーがいなければ銀行。サンタフェの設立前でも、サンタフェの金庫には支払う',
    },
    answers: { bankForDoc: 'ドク・ホリデイに代わり銀行に' },
    of: '6ac1bf8d',
  },
  'debt-moment': {
    question: '鉄道会社は手番のいつ負債を返済できるか？',
    says: { A: '六番目の段階', B: '六番目の部分', engine: 'いつでも' },
    answers: { afterTrains: '列車の段階の後', anyTime: 'いつでも' },
    of: '57306c2b',
  },
  'private-sales-end': {
    question: '鉄道会社はいつまでプライベートカンパニーを買えるか？',
    says: { B: '緑フェーズから茶フェーズまで', engine: '緑フェーズ以降' },
    answers: { withBrown: '茶フェーズの終わりまで', never: '期限なし' },
    of: '6ac2cc57',
  },
  'private-price': {
    question: '鉄道会社はプライベートカンパニーにいくら支払えるか？',
    says: { B: '最低入札額の半額から二倍', engine: '額面の半額（切り上げ）から二倍' },
    answers: { halfToDouble: '半額から二倍', free: '自由' },
    of: 'c1bf0f7f',
  },
  'private-symbol': {
    question: '鉄道会社は列車の記号のないプライベートカンパニーを買えるか？',
    says: { A: '買えない', B: '買えない', engine: 'エンジンは受け付けるが、画面には現れない' },
    answers: { needed: '記号が必要', unneeded: '記号は不要' },
    of: 'c69494d9',
  },
  'private-moment': {
    question: '鉄道会社は手番のいつプライベートカンパニーを買えるか？',
    says: { A: '任意の最後の段階', B: 'いつでも', engine: 'いつでも' },
    answers: { lastStep: '最後の段階', anyTime: 'いつでも' },
    of: '133e4807',
  },
  'private-closing': {
    question: 'プライベートカンパニーはいつ閉鎖されるか？',
    says: { engine: '最初の5+が列車デッキを離れたとき' },
    answers: { firstFive: '最初の5+が離れたとき' },
    of: 'a9b84bbd',
  },
  'event-copies': {
    question: 'どの列車がどのイベントをもたらすか？',
    says: {
      A: '列車カードを引くとイベントが起きる',
      B: 'イベントカードがデッキに入っている',
      engine: '決まった順番の列車',
    },
    answers: { fixed: '決まった順番の列車' },
    of: 'caa41bb9',
  },
  'gorge-at-treaty': {
    question: 'ボストン条約はロイヤルゴージに何をもたらすか？',
    says: {
      A: 'リオグランデに緑の線路が開放される',
      B: '緑タイルが配置される',
      engine: 'タイルが直ちに敷かれ、鉄鋼も線路アクションも要らない',
    },
    answers: { tilesLaid: 'タイルが直ちに敷かれる', unlocked: '開放されるだけ' },
    of: 'a797bdb6',
  },
  'phase-advance': {
    question: '何によってフェーズが始まるか？',
    says: {
      A: '決算で2+が除かれ、フェーズが進む',
      engine: 'ある種類の最後の列車の購入または輸出',
    },
    answers: { lastCopy: 'ある種類の最後の列車', everySet: '決算ごと' },
    of: 'c49d0481',
  },
};
