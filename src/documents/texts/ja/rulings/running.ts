/** Rulings on the run of the trains, gold, dividends and the privates that act on them, in Japanese. */
import type { RulingTexts } from '../../languages.ts';

export const running: RulingTexts = {
  'shared-stops': {
    question: '一つの鉄道会社の二両の列車が同じ収益拠点に停車してよいか？',
    says: {
      A: '路線は完全に独立。名を挙げて禁じるのは線路の共用',
      B: 'それぞれ別々のルート',
      engine: '同じヘクスの辺をともに越えなければよい',
    },
    answers: { allowed: 'よい', forbidden: '不可' },
    of: '8bf96d44',
  },
  'towns-of-plus-trains': {
    question: 'プラスの付く列車では、町も停車数に数えるか？',
    says: { engine: '数えない。途中の町はすべて収益になる' },
    answers: { free: '数えない', counted: '数える' },
    of: 'bb3acfde',
  },
  'towns-of-six-by-two': {
    question: '6x2では、町も停車数に数えるか？',
    says: { engine: '数える。ほかの拠点と同じく収益は二倍' },
    answers: { counted: '数える' },
    of: '017a3d56',
  },
  'gold-spaces': {
    question: '一セットに金トラックの何マスまで埋められるか？',
    says: { B: '空きマスが必要。数は述べない', engine: 'フェーズに応じて二、四、五マス' },
    answers: { byPhase: 'フェーズによる', all: 'すべて' },
    of: '453b8f26',
  },
  'gold-per-round': {
    question: '一つの運営ラウンドに金をいくつ輸送できるか？',
    says: {
      A: 'このラウンドに一個、どの会社かは述べない',
      B: '各鉄道会社につき一個',
      engine: '鉄道会社の一手番につき一個',
    },
    answers: { onePerTurn: '一手番に一個' },
    of: '9d1b5ac5',
  },
  'gold-source': {
    question: '金はどこから輸送するか？',
    says: {
      A: '一個、場所は述べない',
      B: 'ルート上のキューブ',
      engine: '画面はルート上のキューブだけを示す。プログラムはキューブのないヘクスでも受け付ける',
    },
    answers: { cubeOnRoute: 'ルート上のキューブ' },
    of: '7269e58f',
  },
  'treasury-dividends': {
    question: '鉄道会社自身の金庫にある株は配当を受けるか？',
    says: {
      A: '株主全員に支払う、鉄道会社は挙げない',
      B: '一株ごとの額',
      engine: '金庫の株は受け、バンクプールの株は受けない',
    },
    answers: { paid: '受ける', unpaid: '受けない' },
    of: '0f4ca808',
  },
  'price-without-income': {
    question: '収益のない鉄道会社の株価はどうなるか？',
    says: {
      A: '株価未満の収益では動かない。左へ動くのは無配のときだけ',
      B: '同じ比較。左へ動くのは無配のときだけ',
      engine: '無配のときのように左へ一マス',
    },
    answers: { left: '左へ一マス', stays: '動かない' },
    of: '61e2136e',
  },
  'ghost-town-copies': {
    question: 'ゴーストタウンのトークンは何に付くか？',
    says: {
      engine:
        'ヘクスに付き、不具合によりそこにあるタイルの現物にも付く。その現物が後に敷かれた所もゴーストタウンになる',
    },
    answers: { hexOnly: 'ヘクスのみ', copyToo: 'タイルの現物にも' },
    of: 'ded6f090',
  },
  'coal-supply-spent': {
    question: '十二個のキューブがすべてなくなった後、炭鉱の所有者は何を得るか？',
    says: { engine: 'プログラムが止まる' },
    answers: { noCube: 'キューブなし' },
    of: 'ff6aa4a3',
  },
  'lease-after-closing': {
    question: '賃借が閉鎖されると、ロイヤルゴージを通り抜ける権利はどうなるか？',
    says: { engine: 'プログラムの不具合により、使ったことのある鉄道会社に残り、もう支払わない' },
    answers: { ends: '終わる', survives: '残る' },
    of: 'a4bf848a',
  },
};
