/** The chapter `scoring` of the rulebook in Japanese. */
import type { RuleTexts } from '../languages.ts';

export const scoring: RuleTexts = {
  'SCORE-01': {
    title: '数えるもの',
    statement:
      'プレイヤーの得点は、現金と、最後の株価による株の価値である。会社の持つ金、列車、駅、線路は誰の得点にもならない。',
    of: 'a639e771',
  },
  'SCORE-02': {
    title: '負債が先',
    statement: 'ゲームがどう終わっても、株を評価する前に、負債のある鉄道会社の株価が下がる。負債はこれで清算される。',
    of: '33fa6df7',
  },
  'SCORE-03': {
    title: 'プライベートカンパニー',
    statement: 'プレイヤーの手元のプライベートカンパニーを額面で数えるか、まったく数えないかは裁定が定める。',
    of: '5dfcec50',
  },
  'SCORE-04': {
    title: '株価のない株',
    statement: '株は、会社の十分の一ごとに株価一つ分と数える。一度も設立されなかった鉄道会社の株に価値はない。',
    of: 'e3b10431',
  },
  'SCORE-05': {
    title: '勝者',
    statement: '得点の最も高い者が勝つ。同点の者は勝利を分け合う。',
    of: '9c564fd2',
  },
  'SCORE-06': {
    title: '破産したプレイヤー',
    statement: '破産したプレイヤーも、ほかの者と同じように、残った持ち物で得点を計算する。',
    of: 'c76674e9',
  },
};
