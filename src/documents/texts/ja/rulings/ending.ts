/** Rulings on the settlement, the end of the game and the score, in Japanese. */
import type { RulingTexts } from '../../languages.ts';

const STEPS = {
  payVgc: '金鉱会社の支払い',
  emptyGold: '金トラックを空にする',
  payCfi: '製鉄会社の支払い',
  export: '列車の輸出',
  refillSteel: '鉄鋼市場の補充',
  debtMarker: '負債マーカーの前進',
};

export const ending: RulingTexts = {
  'settlement-order': {
    question: 'セットの決算はどの順番で行うか？',
    says: {
      A: '金鉱会社、製鉄会社、列車とフェーズ、鉄鋼市場、負債マーカーの順に挙げる',
      B: '負債マーカー、金鉱会社、輸出、製鉄会社、鉄鋼市場の順に挙げる',
      engine: '負債マーカー、製鉄会社、鉄鋼市場、金鉱会社、金トラック、輸出',
    },
    answers: STEPS,
    of: '3fba080a',
  },
  'last-settlement': {
    question: 'そのセットでゲームが終わるとき、決算のうち何が残るか？',
    says: {
      A: 'どのセットも決算し、定められた流れを最後まで行う',
      B: '二回目の運営ラウンドを終える',
      engine: '金属会社が支払うだけ。古い版ではそれもない',
    },
    answers: { payVgc: STEPS.payVgc, payCfi: STEPS.payCfi },
    of: '0693f316',
  },
  'debt-marker-pace': {
    question: '負債マーカーはどれくらいの頻度で進むか？',
    says: { A: 'セットの決算に一度', B: '二回目の運営ラウンドの後', engine: '各運営ラウンドの後' },
    answers: { everySet: 'セットごとに一度', everyRound: '運営ラウンドごとに一度' },
    of: '06f6ee9b',
  },
  'unpaid-debt': {
    question: '未払いの負債は、最後に株価をどれだけ下げるか？',
    says: { A: '大幅に', B: '下がる', engine: '残るトークンの数の表による。表は鉄道会社ごと' },
    answers: { byTokens: 'トークンの数による' },
    of: 'c47de804',
  },
  'metal-dividend-rounding': {
    question: '金属会社の一株の配当の端数はどうするか？',
    says: { engine: '一株ごとにドル単位に切り捨て' },
    answers: { down: '切り捨て', up: '切り上げ' },
    of: 'cb44aba0',
  },
  'metal-price-rise': {
    question: '支払いによって金属会社の株価は最大何マス上がるか？',
    says: { engine: '支払い総額が株価の一倍に達するごとに一マス、最大三マス' },
    answers: { number: '{n}マス' },
    of: 'c1b68432',
  },
  'exported-trains': {
    question: '決算でどの列車が列車デッキを離れるか？',
    says: {
      A: '古い2+',
      B: '一番上の列車。2+が見えていればそのすべて',
      engine: '文書Bと同じ。古い版では常に一両',
    },
    answers: { allTwosElseOne: '一番上が2+ならそのすべて、そうでなければ一番上の列車', one: '一番上の列車' },
    of: '695b3eaf',
  },
  'end-trigger': {
    question: 'どの列車がゲームの終了をもたらすか？',
    says: {
      A: '銀フェーズのカード、すなわち最後の5+',
      B: '銀フェーズとともに来るカード、すなわち最後の5+',
      engine: '最初の6x2',
      designer: '最初の6x2',
    },
    answers: { silver: '最後の5+、銀フェーズとともに', endCard: '最初の6x2、終了カードとともに' },
    of: 'a7ca5ab5',
  },
  'red-zone-in-stock-round': {
    question: '株式ラウンドの終わりに株価が赤エリアに入ると、まだ何を行うか？',
    says: {
      A: '二つの運営ラウンドを含む、進行中のセット',
      B: '運営ラウンドのセット',
      engine: '続く二つの運営ラウンド',
    },
    answers: { followingRounds: '続く二つの運営ラウンド' },
    of: 'c2cf3f9e',
  },
  'end-precedence': {
    question: '終了の原因が二つあるとき、どちらによるか？',
    says: { B: '三つのうちいずれか一つで足りる', engine: '早いほうの終了' },
    answers: { earliest: '最も早い終了' },
    of: '3ce70adb',
  },
  'score-privates': {
    question: 'プレイヤーの手元のプライベートカンパニーは得点になるか？',
    says: { A: '現金と株だけ', B: '現金と株だけ', engine: '額面で数える' },
    answers: { nothing: 'ならない', faceValue: '額面で数える' },
    of: '92c900ab',
  },
  'score-tie': {
    question: '最高得点の者が複数いれば、誰が勝つか？',
    says: { A: 'その者たちの引き分け', engine: '同点を決める規則はない' },
    answers: { shared: '勝利を分け合う' },
    of: '8a2b3e68',
  },
};
