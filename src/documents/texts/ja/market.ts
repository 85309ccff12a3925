/** The chapter `market` of the rulebook in Japanese. */
import type { RuleTexts } from '../languages.ts';

export const market: RuleTexts = {
  'MARKET-01': {
    title: '株価トラック',
    statement: '株価トラックは値の上がっていく一列のマスで、色ごとの初期株価のエリアと、上端の赤エリアがある。',
    of: 'bf056cf7',
  },
  'MARKET-02': {
    title: '列の両端',
    statement: 'トークンはどちらの端からも外に出ない。動けないトークンは、そのマスとそこでの順番を保つ。',
    of: 'ec3840a2',
  },
  'MARKET-03': {
    title: '到着順',
    statement:
      'マスを移ったトークンは、そこにすでにあるすべてのトークンの後ろに置く。何マスも動く場合は最後のマスだけを見る。',
    of: '171be5ac',
  },
  'MARKET-04': {
    title: '金属会社のトークン',
    statement: '金属会社のトークンも同じマスを使うが、運営順には関わらない。',
    of: 'bf6a30bd',
  },
  'MARKET-05': {
    title: '株価が動くとき',
    statement:
      '右に動くのは、配当、売り切れ、金属会社の支払いによる。左に動くのは、社長の売却、無配または無走行、ゲーム終了時の未払いの負債による。ほかには動かない。',
    of: '2911205d',
  },
  'MARKET-06': {
    title: '赤エリア',
    statement:
      'トークンが赤エリアのマスに入ると、ゲームは進行中のセットで終わる。どのトークンが該当するかは裁定が定める。',
    of: '8fb91702',
  },
};
