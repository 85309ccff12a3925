/** Rulings on the order of an operating round, track, steel and stations, in Japanese. */
import type { RulingTexts } from '../../languages.ts';

export const track: RulingTexts = {
  'operating-reorder': {
    question: '運営ラウンドの開始後に株価が動くと、運営順は変わるか？',
    says: { engine: '緊急の売却か破産の売却のときだけ、まだ運営していない鉄道会社について変わる' },
    answers: { afterForcedSales: '強制された売却の後だけ' },
    of: '6f04d367',
  },
  'step-skips': {
    question: '鉄道会社のどの段階が尋ねられずに省かれるか？',
    says: {
      A: '段階は自動で進む',
      engine: '独自の判定による。そのうち一つは、わずか一ドルのために列車の段階を残す',
    },
    answers: { useless: '役に立たないもの', engineTests: 'エンジンの判定が省くもの' },
    of: '3fa24161',
  },
  'same-hex': {
    question: '一手番に敷いたタイルを、その手番にアップグレードできるか？',
    says: { engine: 'アクションが残る限りできる' },
    answers: { allowed: 'できる' },
    of: '7feeef5d',
  },
  'useful-track': {
    question: '敷設によって鉄道会社は何を得なければならないか？',
    says: {
      A: '行き止まりや、自社の駅とつながらない線路は不可',
      B: '新しい線路の一部が、列車の走りうる経路にあること',
      engine: '接続した新しい経路、または価値の変わった収益拠点への経路',
    },
    answers: { newOrChanged: '新しい経路、または価値の変わった収益拠点への経路' },
    of: '6884648c',
  },
  'track-trace': {
    question: '何をもって駅に接続しているとするか？',
    says: {
      A: '自社の駅とつながること',
      B: '理論上、列車が走行できる経路',
      engine: '同じ収益拠点にも同じヘクスの辺にも二度来ない道筋',
    },
    answers: { trail: '収益拠点と辺を重ねない道筋' },
    of: '0c7b1255',
  },
  'terrain-payment': {
    question: '地形に費用はかかるか、誰に支払うか？',
    says: { A: '線路の費用は金庫が支払う', B: '鉄鋼と駅だけを挙げる', engine: '印刷された額を銀行に' },
    answers: { toBank: '銀行に支払う' },
    of: 'bebd6217',
  },
  'prison-exceptions': {
    question: 'コロラド州立刑務所が割引を与えないのはどのヘクスか？',
    says: { engine: 'E19では割引なし。一覧が別のヘクスを挙げているため' },
    answers: { none: 'なし' },
    of: '7d6e8163',
  },
  'gorge-rotation': {
    question: 'ロイヤルゴージのタイルはどの向きで記すか？',
    says: { engine: '回転なし。同じ線路になるなら半回転も可' },
    answers: { fixed: '一つの向きのみ', sameTrack: '同じ線路になる向き' },
    of: '15231190',
  },
  'sixth-lay-by-depot': {
    question: '線路の段階で鉄鋼倉庫が六枚目のタイルを敷くと、どうなるか？',
    says: { A: 'タイルは六枚まで', B: 'タイルは六枚まで', engine: '先に進めない。プログラムの不具合' },
    answers: { endsTrack: '線路の段階が終わる' },
    of: 'ad68a730',
  },
  'depot-tiles': {
    question: '鉄鋼倉庫のタイルはヘクスに合っていなければならないか？',
    says: { engine: '画面は照合するが、文字も拠点の種類も照合しない' },
    answers: { suited: '合っていること' },
    of: '6eac2230',
  },
  'steel-columns': {
    question: '鉄道会社は一手番に一つの色の列をいくつ使えるか？',
    says: {
      A: '線路一マスにつき鉄鋼一単位',
      B: '運営ラウンドにつき各色一列',
      engine: '画面によれば一手番に一つ',
    },
    answers: { oneOfAColour: '一手番に一つ', any: 'いくつでも' },
    of: 'a1fe0b69',
  },
  'steel-cube': {
    question: '列のどのキューブを買うか？',
    says: { engine: '社長がより高いものを指定しない限り、最も安いもの' },
    answers: { cheapestOrNamed: '最も安いもの、または指定したもの' },
    of: 'd05fd9e4',
  },
  'second-station': {
    question: '鉄道会社は最初の手番に二つ目の駅を置けるか？',
    says: { engine: '置けない。古い版では置ける' },
    answers: { later: '次の手番から', firstTurn: '最初の手番から' },
    of: 'd0ead82d',
  },
  'station-prices': {
    question: '駅の費用はいくらか？',
    says: {
      A: '最初は無料、次は{1}、その次は{2}',
      B: 'チャーターに記されたとおり',
      engine: '順に{1}、{2}、{3}、{4}。チャーターの数だけ',
    },
    answers: { charter: 'チャーターに記されたとおり' },
    of: '55dfd740',
  },
  'gorge-slots': {
    question: 'ロイヤルゴージのスロットはリオグランデのために確保されているか？',
    says: { engine: 'されている。古い版ではされていない' },
    answers: { kept: '確保されている', open: '確保されていない' },
    of: 'a760574a',
  },
  'returned-stations': {
    question: 'チャーターに戻った駅の費用はいくらか？',
    says: { engine: '未使用の駅の値段を付け直す。最後が{1}、その前が{2}と{3}' },
    answers: { repriced: '値段を付け直す' },
    of: 'e36968c3',
  },
};
