/** What the page of all rulings says around them, by language. */
import type { Basis } from './ruling-basis.ts';

/** The words of the page in one language; `{n}` stands for how many, `{profile}` for a profile. */
export interface RulingsWords {
  readonly introduction: string;
  readonly open: string;
  readonly openIntroduction: string;
  readonly decided: string;
  readonly decidedIntroduction: string;
  readonly name: string;
  /** Stands where a document says nothing. */
  readonly silent: string;
  readonly answerOf: string;
  readonly readBy: string;
  /** What an answer rests on. */
  readonly because: Readonly<Record<Basis, string>>;
}

export const RULINGS_EN: RulingsWords = {
  introduction:
    'Questions that the sources answer differently, or that one of them leaves open. The profile `bga` reads document ' +
    'A, then B, then the engine of 18xx.games; `summary` reads B, then A, then that engine; `18xx-games` plays as that ' +
    'engine does.',
  open: 'Open questions',
  openIntroduction:
    'These {n} are not decided by the documents of at least one profile; the answer there is our reading, marked ' +
    '*unruled*. Whoever plays another way breaks no rule that can be shown.',
  decided: 'Decided questions',
  decidedIntroduction: 'These {n} are decided for every profile by what it reads.',
  name: 'Name',
  silent: 'silent',
  answerOf: 'Answer of {profile}',
  readBy: 'Read by',
  because: {
    A: 'as document A says',
    B: 'as document B says',
    together: 'as documents A and B say together',
    details: 'the documents leave details open; those of the engine fit them',
    setup: 'taken at their word, the documents would forbid the setup',
    engineReading: 'no document decides; the engine plays so',
    ownReading: 'no document decides; we do not follow the engine here',
    engine: 'as the engine plays',
    screen: 'its program takes more, its screen does not offer it',
    crash: 'the engine fails here, which is not copied',
  },
};

export const RULINGS_ZH: RulingsWords = {
  introduction:
    '各出处回答不同、或其中之一未作规定的问题。规则版本 `bga` 先读文件 A，再读文件 B，最后看 18xx.games 引擎；' +
    '`summary` 先读文件 B，再读文件 A，最后看该引擎；`18xx-games` 与该引擎的玩法完全相同。',
  open: '悬而未决的问题',
  openIntroduction:
    '以下 {n} 个问题，至少有一个规则版本的文件没有规定，其答案是我们的解读，标为“未有裁定”；按别的方式玩，并不违反任何可以指出的规则。',
  decided: '已有规定的问题',
  decidedIntroduction: '以下 {n} 个问题，每个规则版本都能从其出处得到答案。',
  name: '名称',
  silent: '没有说明',
  answerOf: '{profile} 的回答',
  readBy: '采用此裁定的规则',
  because: {
    A: '依据文件 A',
    B: '依据文件 B',
    together: '综合文件 A 与文件 B',
    details: '文件没有规定细节，引擎的细节与之相符',
    setup: '若按字面理解，文件就与游戏的设置相矛盾',
    engineReading: '没有文件可据，引擎如此',
    ownReading: '没有文件可据，此处不照引擎的做法',
    engine: '与引擎的玩法相同',
    screen: '程序接受得更多，但界面不提供',
    crash: '引擎在此出错，不予照搬',
  },
};

export const RULINGS_JA: RulingsWords = {
  introduction:
    '典拠によって答えが異なるか、典拠のいずれかが答えない問い。ルール版`bga`は文書A、文書B、18xx.gamesのエンジンの順に読み、' +
    '`summary`は文書B、文書A、そのエンジンの順に読む。`18xx-games`はそのエンジンのとおりに遊ぶ。',
  open: '未決の問い',
  openIntroduction:
    '次の{n}の問いは、少なくとも一つのルール版の文書では決まらない。その答えは我々の解釈であり、「裁定なし」と記す。別の遊び方をしても、示せる規則に反するわけではない。',
  decided: '決まっている問い',
  decidedIntroduction: '次の{n}の問いは、どのルール版でもその典拠によって決まる。',
  name: '名前',
  silent: '記述なし',
  answerOf: '{profile}の答え',
  readBy: 'この裁定を読むルール',
  because: {
    A: '文書Aによる',
    B: '文書Bによる',
    together: '文書Aと文書Bを合わせて',
    details: '文書は細部を定めず、エンジンの細部がそれに合う',
    setup: '文字どおりに読むと、文書は準備の内容と矛盾する',
    engineReading: '決める文書がなく、エンジンがそうしている',
    ownReading: '決める文書がなく、ここではエンジンに従わない',
    engine: 'エンジンのとおり',
    screen: 'プログラムはそれ以上を受け付けるが、画面には現れない',
    crash: 'エンジンはここで止まるが、それには倣わない',
  },
};
