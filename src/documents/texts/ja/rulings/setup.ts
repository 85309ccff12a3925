/** Rulings on the setup and the auction, in Japanese. */
import type { RulingTexts } from '../../languages.ts';

export const setup: RulingTexts = {
  'first-priority': {
    question: 'ゲーム開始時に優先取引マーカーを持つのは誰か？',
    says: { A: '優先取引マーカーの持ち主が始める', B: '無作為に選ばれたプレイヤー', engine: '名簿の最初のプレイヤー' },
    answers: { random: '無作為', firstSeat: '最初の席' },
    of: '394276ed',
  },
  'bid-steps': {
    question: 'どの額を入札できるか？',
    says: {
      A: '上乗せは{1}ずつ',
      B: '上乗せは{1}ずつ',
      engine: '最低額からはどの整数でもよく、その後は{1}以上の上乗せ',
    },
    answers: { fives: '最低額に上乗せ単位を重ねた額', dollars: '足りていればどの整数でもよい' },
    of: 'aa90a2d3',
  },
  'pass-before-bid': {
    question: '誰も入札しないうちにパスしたプレイヤーは、その競りから外れるか？',
    says: { A: 'パスしたら戻れない', B: 'パスしたら戻れない', engine: '最初の入札を断っても残る' },
    answers: { out: '外れる', stays: '残る' },
    of: 'b2663b70',
  },
  'later-opener': {
    question: '二枚目以降の競りは誰が始めるか？',
    says: { A: '優先取引マーカーの持ち主が最初、後のカードについては述べない', engine: '前の落札者の左隣のプレイヤー' },
    answers: { leftOfWinner: '落札者の左隣', priority: '優先取引マーカーの持ち主' },
    of: 'a514940e',
  },
  'poor-bidders': {
    question: '次の入札額を払えないプレイヤーにも尋ねるか？',
    says: { engine: '尋ねずに外す' },
    answers: { excluded: '外す', asked: '尋ねる' },
    of: 'b5f64683',
  },
  'unwanted-lot': {
    question: '誰も入札しない、または誰も払えないプライベートカンパニーはどうなるか？',
    says: { engine: '全員が断れば除外。誰も払えないときはプログラムの不具合' },
    answers: { removed: '除外' },
    of: 'c2fc38a2',
  },
  'cash-tie': {
    question: 'オークションの後、現金の最も多いプレイヤーが複数いれば、優先取引マーカーは誰が得るか？',
    says: { engine: 'そのうち、次の競りを始めるはずのプレイヤーから時計回りに最初の者' },
    answers: {
      nearestToNextOpener: '次に始めるはずの者から最も近い者',
      nearestToPriority: '優先取引マーカーから最も近い者',
    },
    of: '66387e66',
  },
};
