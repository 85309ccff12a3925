/** The chapter `certificates` of the rulebook in Japanese. */
import type { RuleTexts } from '../languages.ts';

export const certificates: RuleTexts = {
  'CERT-01': {
    title: '証明書上限',
    statement:
      '一人のプレイヤーが持てる証明書の枚数は人数で決まる。四人の場合はルールブックとボードの印刷が異なり、証明書上限としてどちらに従うかは裁定が定める。',
    of: '06dab34e',
  },
  'CERT-02': {
    title: '証明書に数えるもの',
    statement:
      '株の証明書は一枚ずつ数え、社長株も一枚と数える。未設立の鉄道会社の証明書も、プレイヤーの手元の各プライベートカンパニーも一枚と数える。',
    of: '5083f786',
  },
  'CERT-03': {
    title: '数えないカード',
    statement: '金鉱夫は証明書ではない。',
    of: '1a9b43ed',
  },
  'CERT-04': {
    title: '免除エリアはない',
    statement: '株価トラックには、株を上限から外したり、二回以上の購入を許したりするマスはない。',
    of: '0e9073e9',
  },
  'CERT-05': {
    title: '鉄道会社のプライベートカンパニー',
    statement: '鉄道会社が所有するプライベートカンパニーは、誰の枚数にも数えない。',
    of: '371269a0',
  },
  'CERT-06': {
    title: '上限は変わらない',
    statement: '証明書上限はゲームを通じて同じである。',
    of: '44f1c12f',
  },
};
