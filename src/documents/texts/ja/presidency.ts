/** The chapter `presidency` of the rulebook in Japanese. */
import type { RuleTexts } from '../languages.ts';

export const presidency: RuleTexts = {
  'PRES-01': {
    title: '社長より多く持つ者',
    statement:
      'ほかのプレイヤーが鉄道会社の株をその社長より真に多く持った時点で、その者が社長を引き継ぐ。社長株を普通株二株と交換し、鉄道会社の持つものはすべて共に移る。誰も拒否できない。',
    of: '79b40c32',
  },
  'PRES-02': {
    title: '同数の場合',
    statement:
      '同数では社長の座は動かない。最も多く持つ後任候補が複数いれば、前社長から時計回りで最初の者が引き継ぐ。後任は{certificate}以上を持たねばならない。',
    of: 'c42060a4',
  },
  'PRES-03': {
    title: '社長自身の売却',
    statement: '社長自身の売却によってほかの者のほうが多くなった場合、社長の座は売却の後、株価が下がる前に移る。',
    of: '1ed80cff',
  },
  'PRES-04': {
    title: '社長は必ずいる',
    statement: '設立された鉄道会社には、必ずプレイヤーの社長がいる。',
    of: 'e9d1b1d7',
  },
  'PRES-05': {
    title: '金属会社に社長はいない',
    statement: '製鉄会社と金鉱会社については誰も決定を行わず、誰もその社長ではない。',
    of: '652cab0a',
  },
  'PRES-06': {
    title: 'いつでも起こる',
    statement: '社長の交代は、株式ラウンド、緊急の売却、破産したプレイヤーの売却のいずれでも起こる。',
    of: '526375a9',
  },
};
