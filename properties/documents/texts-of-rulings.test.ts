/** Every ruling and every source can be read in the other languages, as the English text stands now. */
import { describe, expect, it } from 'vitest';
import type { Ruling } from '../../spec/profiles/ruling.ts';
import { RULINGS } from '../../spec/profiles/rulings.ts';
import { rulesInOrder } from '../../spec/rules/rulebook.ts';
import { SECTIONS } from '../../spec/sources.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import { basisOf } from '../../src/documents/pages/ruling-basis.ts';
import { JA_RULINGS } from '../../src/documents/texts/ja/rulings.ts';
import { JA_SECTIONS } from '../../src/documents/texts/ja/sections.ts';
import type { TranslatedRuling } from '../../src/documents/texts/languages.ts';
import { figuresOf, rulingHash, rulingText } from '../../src/documents/texts/ruling-text.ts';
import { ZH_RULINGS } from '../../src/documents/texts/zh/rulings.ts';
import { ZH_SECTIONS } from '../../src/documents/texts/zh/sections.ts';
import { rulingTextFaults, sectionFaults } from './ruling-text-faults.ts';

const LANGUAGES = [
  { lang: 'zh', rulings: ZH_RULINGS, sections: ZH_SECTIONS },
  { lang: 'ja', rulings: JA_RULINGS, sections: JA_SECTIONS },
] as const;

const ids = Object.keys(RULINGS) as (keyof typeof RULINGS)[];
const named = [
  ...SECTIONS.map(({ section }) => section),
  ...rulesInOrder().flatMap(({ sources }) => sources.map(({ section }) => section)),
];

describe.each(LANGUAGES)('in $lang', ({ lang, rulings, sections }) => {
  it('every ruling is translated, from its present text, with its figures, in that language alone', () => {
    expect(rulingTextFaults(RULINGS, rulings, lang)).toEqual([]);
  });

  it('every ruling is read in that language', () => {
    expect(ids.filter((id) => rulingText(id, lang).lang !== lang)).toEqual([]);
  });

  it('no figure is left unfilled', () => {
    expect(ids.filter((id) => JSON.stringify(rulingText(id, lang)).match(/\{\w+\}/))).toEqual([]);
  });

  it('every section of a document and every note on the engine has a name', () => {
    expect(sectionFaults(named, sections, lang)).toEqual([]);
  });

  it('no translation is of a ruling that is no more', () => {
    expect(Object.keys(rulings).filter((id) => !(id in RULINGS))).toEqual([]);
  });
});

describe('a translated ruling', () => {
  const ruling: Ruling<string> = {
    question: 'May one pay $5?',
    says: { A: 'yes', engine: 'no, $10' },
    values: { bga: 'may', summary: 'may', '18xx-games': 'mayNot' },
  };
  const good: TranslatedRuling = {
    question: '可以付 {1} 吗？',
    says: { A: '可以', engine: '不可以，须付 {1}' },
    answers: { may: '可以', mayNot: '不可以' },
    of: rulingHash(ruling),
  };
  const faults = (change: Partial<TranslatedRuling>): readonly string[] =>
    rulingTextFaults({ x: ruling }, { x: { ...good, ...change } }, 'zh').map((fault) => fault.replace('x: ', ''));

  it.each<[string, Partial<TranslatedRuling>, readonly string[]]>([
    ['as it should be', {}, []],
    ['of an older text', { of: '00000000' }, ['stale']],
    ['without its figure', { question: '可以付钱吗？' }, ['other figures']],
    ['with a figure typed in', { question: '可以付 {1} 或 5 吗？' }, ['figure typed in: 5']],
    ['with an English word', { question: '可以 pay {1} 吗？' }, ['left in English: pay']],
    ['without what A says', { says: { engine: good.says.engine ?? '' } }, ['A is silent in one language only']],
    ['without an answer', { answers: { may: '可以' } }, ['no answer mayNot']],
    [
      'with an answer in English',
      { answers: { ...good.answers, may: 'yes' } },
      ['left in English: yes', 'not written in the language'],
    ],
  ])('%s', (_, change, expected) => {
    expect(faults(change)).toEqual(expected);
  });

  it('that is missing is told', () => {
    expect(rulingTextFaults({ x: ruling }, {}, 'zh')).toEqual(['x: missing']);
  });

  it('that is stale is not read: the ruling is told in English, and said to be', () => {
    const changed: Ruling<unknown> = { ...RULINGS['bid-steps'], question: 'Another question?' };
    expect(rulingText('bid-steps', 'zh', changed)).toMatchObject({ question: 'Another question?', lang: 'en' });
  });

  it('is read with the figures of the English text', () => {
    expect(rulingText('certificate-limit', 'zh').says).toEqual({
      A: '12',
      B: '12',
      engine: '10，如版图所印',
      designer: '10',
    });
    expect(rulingText('metal-pool-limit', 'ja').answers.bga).toBe('100%');
  });
});

describe('figures of an English text', () => {
  it.each<[string, readonly string[]]>([
    ['$0, then $40', ['$0', '$40']],
    ['versions before October 2025', ['2025']],
    ['the 5+, the 6x2, 18xx.games and E19', []],
  ])('%s', (text, figures) => {
    expect(figuresOf(text)).toEqual(figures);
  });
});

describe('a source', () => {
  it('without a name, or a name without a source, is told', () => {
    expect(sectionFaults(['a', 'b'], { a: '甲', c: '丙' }, 'zh')).toEqual(['b: missing', 'c: no source']);
    expect(sectionFaults(['a'], { a: 'track' }, 'zh')).toEqual([
      'a: left in English: track',
      'a: not written in the language',
    ]);
  });
});

describe('the reason for an answer', () => {
  it('names a document only where that document says something', () => {
    const wrong = ids.flatMap((id) =>
      PROFILES.flatMap((profile) => {
        const basis = basisOf(id, profile);
        const { says }: Ruling<unknown> = RULINGS[id];
        return (basis === 'A' || basis === 'B') && says[basis] === undefined ? [`${id}: ${profile} ${basis}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('is that no document decides just where the ruling is marked so', () => {
    const wrong = ids.flatMap((id) =>
      PROFILES.filter((profile) => {
        const { unruled = [] }: Ruling<unknown> = RULINGS[id];
        return unruled.includes(profile) !== ['engineReading', 'ownReading'].includes(basisOf(id, profile));
      }).map((profile) => `${id}: ${profile}`),
    );
    expect(wrong).toEqual([]);
  });

  it('is the engine’s play where the answer is the engine’s', () => {
    const wrong = ids.filter((id) => !['engine', 'screen', 'crash'].includes(basisOf(id, '18xx-games')));
    expect(wrong).toEqual([]);
  });
});
