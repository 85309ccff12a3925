/** The chapter `dividends` of the rulebook in Japanese. */
import type { RuleTexts } from '../languages.ts';

export const dividends: RuleTexts = {
  'DIV-01': {
    title: '全額か無配か',
    statement: '社長は、手番の総収益の全額を配当するか、無配とするかを選ぶ。中間はない。',
    of: 'fd63bb32',
  },
  'DIV-02': {
    title: '配当',
    statement: '銀行は一株につき総収益の十分の一を、その持ち主に支払う。',
    of: '1eda7fa7',
  },
  'DIV-03': {
    title: '持ち主のいない株',
    statement:
      '裁定がそう定める場合、鉄道会社の金庫にある株の配当はその金庫に入る。バンクプールの株の配当は誰にも入らない。',
    of: 'c986379a',
  },
  'DIV-04': {
    title: '端数',
    statement: '一人の持ち主がその鉄道会社の全持株で受け取る合計額は、ドル単位に切り上げる。',
    of: '11fb1759',
  },
  'DIV-05': {
    title: '無配',
    statement: '銀行は総収益の全額を金庫に支払う。',
    of: '501bf532',
  },
  'DIV-06': {
    title: '配当後の株価',
    statement:
      '総収益が株価以上なら株価は右へ一マス、二倍以上なら二マス、三倍以上なら三マス動く。株価に満たない総収益では動かない。',
    of: '85bca0c3',
  },
  'DIV-07': {
    title: '無配後または無収益の株価',
    statement:
      '無配の後、株価は左へ一マス動く。列車、ルートまたは総収益のない鉄道会社も同じであると裁定が定め、これは最初の手番でも変わらない。',
    of: 'ecd0a70d',
  },
  'DIV-08': {
    title: '先に金を払う',
    statement: '株価が動く前に金を支払う。総収益は、動く前の株価と比べる。',
    of: '0c96b39c',
  },
  'DIV-09': {
    title: '賃料はその後',
    statement: '吊り橋の賃料は配当の後に支払う。',
    of: '7f0aaec0',
  },
};
