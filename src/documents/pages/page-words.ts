/** What the pages of the rulebook say around the rules, by language. */
import type { Chapter, Rule } from '../../../spec/rule.ts';
import type { Lang } from '../texts/languages.ts';
import type { RulingsWords } from './rulings-words.ts';
import { RULINGS_EN, RULINGS_JA, RULINGS_ZH } from './rulings-words.ts';

/** The words of the pages in one language. */
export interface PageWords {
  /** The language by its own name. */
  readonly language: string;
  readonly rulebook: string;
  readonly introduction: string;
  readonly index: string;
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly kind: string;
  readonly kinds: Readonly<Record<Rule['kind'], string>>;
  readonly sources: string;
  readonly engine: string;
  readonly ruling: string;
  readonly allRulings: string;
  /** Mark of an answer that no source of the profile decides. */
  readonly unruled: string;
  readonly rulingsPage: RulingsWords;
  readonly alsoIn: string;
  /** Stands at a rule of which there is no translation of the present text. */
  readonly untranslated: string;
  /** Between words and between items of a list. */
  readonly colon: string;
}

const en: PageWords = {
  language: 'English',
  rulebook: 'Rulebook of 18 Royal Gorge',
  introduction:
    'Every rule has a permanent id, which is also its anchor: `stock.md#SR-SELL-04`. ' +
    'These pages are made from the rules of the program and are never edited by hand.',
  index: 'Index',
  chapters: {
    setup: 'Setup',
    auction: 'Auction of the privates',
    stock: 'Stock rounds',
    certificates: 'Certificates',
    presidency: 'Presidency',
    market: 'Share-price row',
    operating: 'Operating rounds',
    track: 'Track',
    steel: 'Steel',
    stations: 'Stations',
    routes: 'Routes',
    gold: 'Gold',
    dividends: 'Dividends',
    trains: 'Trains',
    emergency: 'Emergency and bankruptcy',
    debt: 'Debt',
    privates: 'Privates',
    events: 'Events',
    settlement: 'Settlement',
    ending: 'End of the game',
    scoring: 'Scoring',
    replay: 'Recorded games',
  },
  kind: 'Kind',
  kinds: {
    checked: 'checked: guards moves',
    effective: 'effective: causes changes',
    declarative: 'declarative: describes the box',
  },
  sources: 'Sources',
  engine: '18xx.games engine',
  ruling: 'Ruling',
  allRulings: 'All rulings',
  unruled: 'unruled',
  rulingsPage: RULINGS_EN,
  alsoIn: 'Also in',
  untranslated: '',
  colon: ': ',
};

const zh: PageWords = {
  language: '中文',
  rulebook: '18 Royal Gorge 规则书',
  introduction: '每条规则都有永久编号，编号也是锚点：`stock.md#SR-SELL-04`。本页由程序中的规则生成，从不手工修改。',
  index: '目录',
  chapters: {
    setup: '设置',
    auction: '私卡拍卖',
    stock: '股票轮',
    certificates: '证书',
    presidency: '总裁职位',
    market: '股价轨',
    operating: '运营轮',
    track: '轨道',
    steel: '钢铁',
    stations: '车站',
    routes: '线路',
    gold: '黄金',
    dividends: '分红',
    trains: '火车',
    emergency: '紧急与破产',
    debt: '债务',
    privates: '私卡',
    events: '事件',
    settlement: '结算',
    ending: '游戏结束',
    scoring: '计分',
    replay: '对局记录',
  },
  kind: '类别',
  kinds: { checked: '检验：约束行动', effective: '效果：引起变化', declarative: '陈述：说明盒内物品' },
  sources: '出处',
  engine: '18xx.games 引擎',
  ruling: '裁定',
  allRulings: '全部裁定',
  unruled: '未有裁定',
  rulingsPage: RULINGS_ZH,
  alsoIn: '其他语言',
  untranslated: '尚无现行译文，以下为英文。',
  colon: '：',
};

const ja: PageWords = {
  language: '日本語',
  rulebook: '18 Royal Gorge ルールブック',
  introduction:
    'どのルールにも永久の番号があり、番号はアンカーでもある：`stock.md#SR-SELL-04`。' +
    'このページはプログラムのルールから作られ、手で直すことはない。',
  index: '目次',
  chapters: {
    setup: '準備',
    auction: 'プライベートカンパニーのオークション',
    stock: '株式ラウンド',
    certificates: '証明書',
    presidency: '社長',
    market: '株価トラック',
    operating: '運営ラウンド',
    track: '線路',
    steel: '鉄鋼',
    stations: '駅',
    routes: 'ルート',
    gold: '金',
    dividends: '配当',
    trains: '列車',
    emergency: '緊急と破産',
    debt: '負債',
    privates: 'プライベートカンパニー',
    events: 'イベント',
    settlement: '決算',
    ending: 'ゲームの終了',
    scoring: '得点',
    replay: 'ゲームの記録',
  },
  kind: '種類',
  kinds: { checked: '検査：指し手を制限する', effective: '効果：変化をもたらす', declarative: '記述：箱の中身を示す' },
  sources: '典拠',
  engine: '18xx.gamesのエンジン',
  ruling: '裁定',
  allRulings: 'すべての裁定',
  unruled: '裁定なし',
  rulingsPage: RULINGS_JA,
  alsoIn: 'ほかの言語',
  untranslated: '現行の訳文がないため、英語で示す。',
  colon: '：',
};

export const PAGE_WORDS: Readonly<Record<Lang, PageWords>> = { en, zh, ja };
