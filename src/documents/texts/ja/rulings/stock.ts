/** Rulings on stock rounds, certificates, presidencies and the share-price row, in Japanese. */
import type { RulingTexts } from '../../languages.ts';

export const stock: RulingTexts = {
  'certificate-limit': {
    question: '四人プレイの証明書上限は何枚か？',
    says: { A: '{1}', B: '{1}', engine: 'ボードのとおり{1}', designer: '{1}' },
    answers: { rulebook: 'ルールブックのとおり', board: 'ボードのとおり' },
    of: '36898df4',
  },
  'purchases-per-turn': {
    question: '株式ラウンドの一手番に何回購入できるか？',
    says: { A: '回数は述べない', B: '一株、または設立一回', engine: '一回' },
    answers: { number: '{n}回' },
    of: 'f5a76313',
  },
  'forced-pass': {
    question: '売却も購入もできないプレイヤーは、尋ねられずにパスとなるか？',
    says: { A: 'プレイヤーが自分でパスする', engine: '独自の判定により自動でパスとなる' },
    answers: { offered: '尋ねるが、パスしかできない', automatic: '自動でパス' },
    of: '4cc34208',
  },
  'first-round-sales': {
    question: '最初の株式ラウンドで株を売れるか？',
    says: { engine: '二回目の株式ラウンドまで売れない' },
    answers: { forbidden: '売れない', allowed: '売れる' },
    of: '474c74d7',
  },
  'sale-blocks': {
    question: '一手番に同じ会社の株を二度売れるか？',
    says: { engine: '各社一手番に一度、一まとめで' },
    answers: { onePerTurn: '一手番に一度', any: '何度でも' },
    of: '32295d59',
  },
  'sale-drop': {
    question: '社長の売却で株価はどれだけ下がるか？',
    says: {
      A: '一株につき一マス',
      B: '一株につき一マス',
      engine: '一株につき一マス。{1}年10月より前の版では一まとめにつき一マス',
    },
    answers: { perShare: '一株につき一マス', perBlock: '一まとめにつき一マス' },
    of: '9bffecb7',
  },
  'metal-pool-limit': {
    question: '金属会社の株は何パーセントまでバンクプールに置けるか？',
    says: {
      A: 'その会社の半分',
      B: 'どの会社も半分。ほかの上限では金属会社の名を挙げるが、ここでは挙げない',
      engine: 'すべて。株は初めからそこにある',
    },
    answers: { number: '{n}%' },
    of: 'fefc9a3a',
  },
  'par-zones': {
    question: '鉄道会社はどの株価で設立できるか？',
    says: {
      A: '設立者が選ぶ',
      B: 'フェーズの許す色のエリア',
      engine: 'そのフェーズとそれ以前のすべてのエリア',
    },
    answers: { cumulative: 'そのフェーズとそれ以前のエリア', current: 'そのフェーズのエリアのみ' },
    of: '822a6110',
  },
  'railroad-colours': {
    question: 'どの鉄道会社を設立し、取引できるか？',
    says: { B: '現在のフェーズまたはそれ以前の色のもの', engine: '結果として同じ' },
    answers: { phaseOrEarlier: '現在のフェーズまたはそれ以前の色のもの', all: 'すべて' },
    of: 'ab460f29',
  },
  'palmer-payment': {
    question: 'ウィリアム・パーマーに付いてきた株の代金は、リオグランデに入るか？',
    says: { engine: '入らない。支払うはずのコードはある' },
    answers: { none: '入らない', paid: '入る' },
    of: '43698e30',
  },
  'successor-tie': {
    question: '最も多く持つ者が複数いれば、誰が社長になるか？',
    says: { A: '「社長より多く」とだけ述べる', engine: 'そのうち、前の社長から時計回りに最初の者' },
    answers: { clockwise: '時計回りに最初の者' },
    of: '2f3e2d65',
  },
  'home-station': {
    question: '本拠地の駅はいつ地図に置くか？',
    says: { A: '最初の駅は無料、時期は述べない', B: '設立時に直ちに', engine: '最初の手番の開始時' },
    answers: { atFounding: '設立時', atFirstOperation: '最初の運営時' },
    of: '8ecc8293',
  },
  'red-zone-company': {
    question: 'どの会社の株価が赤エリアに入るとゲームが終わるか？',
    says: { A: '任意の会社', B: '主語なし', engine: '鉄道会社' },
    answers: { any: '任意の会社', railroads: '鉄道会社のみ' },
    of: '897299f5',
  },
};
