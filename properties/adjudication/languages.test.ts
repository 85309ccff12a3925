/** Whatever is said of a game can be said in Chinese and in Japanese: no English is left over, no figure left out. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { RULE_IDS } from '../../spec/rules/ids.ts';
import { explain } from '../../src/adjudication/explain.ts';
import { explanationLines } from '../../src/adjudication/explain-text.ts';
import type { WordKey } from '../../src/adjudication/words.ts';
import { namesOf } from '../../src/interchange/player-names.ts';
import type { GameFile } from '../../src/interchange/read-file.ts';
import { HANDED_GAMES, handedGamesAbsent } from '../interchange/handed-games.ts';
import { command } from '../support/command-line.ts';
import { engine } from '../support/table.ts';
import type { MoveCase } from './docket/case.ts';
import { DOCKET } from './docket/docket.ts';
import { leftInEnglish, linesLeftInEnglish } from './language-faults.ts';
import type { Other } from './telling-in.ts';
import { lacking, OTHERS, tellingIn } from './telling-in.ts';
import { gameOf, toldOf } from './told-games.ts';

const example = (name: string): string => fileURLToPath(new URL(`../../docs/examples/${name}`, import.meta.url));
const EXAMPLES = ['first-stock-round.json', 'after-the-treaty.json', 'random-game.json', 'whole-game.rg'] as const;

/** From how many moves one is explained: of an example, of one told without a word, and of a handed game. */
const OF_EXAMPLES = 3;
const OF_MUTANTS = 9;
const OF_HANDED = 25;
/** One handed game of so many is told. */
const HANDED_EVERY = 4;

const cases = DOCKET.filter((each): each is MoveCase => 'move' in each);

/** What is left in English of all that is told of a game, and the verdicts that it had. */
const leftOf = (game: GameFile, lang: Other, every: number, lost: WordKey | null = null) => {
  const names = namesOf(game);
  const told = tellingIn(lang, names);
  const telling = lost === null ? told : lacking(told, lost);
  const verdicts = new Set<string>();
  const left: string[] = [];
  for (const { n, verdicts: found, lines } of toldOf(game, telling, every)) {
    for (const verdict of found) verdicts.add(verdict);
    left.push(...linesLeftInEnglish(lines.join('\n'), [...names.values()]).map((line) => `${n}: ${line}`));
  }
  return { left, verdicts: [...verdicts].sort() };
};

describe.each(OTHERS)('in %s', (lang) => {
  it.each(EXAMPLES)('all that is told of %s', (name) => {
    const { left, verdicts } = leftOf(gameOf(example(name)), lang, OF_EXAMPLES);
    expect(left).toEqual([]);
    expect(verdicts).toEqual(expect.arrayContaining(['illegal', 'legal']));
  });

  it('explanations of every case of the docket, whatever the verdict', () => {
    const telling = tellingIn(lang);
    const verdicts = new Set<string>();
    const left = cases.flatMap(({ id, profile = 'bga', scene, move }) => {
      const explanation = explain(engine, { position: scene(profile), move, profile }, telling);
      verdicts.add(explanation.verdict);
      const text = explanationLines(explanation, telling).join('\n');
      return linesLeftInEnglish(text, ['ann', 'bob', 'cid', 'dan']).map((line) => `${id}: ${line}`);
    });
    expect(left).toEqual([]);
    expect([...verdicts].sort()).toEqual(['illegal', 'legal', 'profile-dependent', 'unruled']);
  });

  it.each<readonly [string, number, readonly string[]]>([
    ['explain', 0, ['--at', '8']],
    ['explain', 0, ['--at', '8', '--status']],
    ['explain', 1, ['--at', '8', '--move', '{"type":"sellShares","player":"south","company":"RG","percent":10}']],
    ['legal', 0, ['--at', '8']],
    ['compare', 1, []],
    ['replay', 0, []],
    ['replay', 0, ['--journal', '--judge', '18xx-games']],
  ])('%s, exit %i, %j', async (name, code, options) => {
    const file = example('first-stock-round.json');
    const ran = await command(name, file, ...options, '--lang', lang);
    expect({ code: ran.code, err: ran.err }).toEqual({ code, err: '' });
    // A position that was written out is no text.
    const text = ran.out.replace(/royal-gorge-position\S+/g, '');
    expect(linesLeftInEnglish(text, [file, ...namesOf(gameOf(file)).values()])).toEqual([]);
    expect(text.length).toBeGreaterThan(20);
  });

  it('legal moves that cost something, and bids that can be raised', async () => {
    const file = example('whole-game.rg');
    const names = [file, ...namesOf(gameOf(file)).values()];
    for (const at of ['0', '69', '200']) {
      const { out } = await command('legal', file, '--at', at, '--lang', lang);
      expect(out).not.toBe('');
      expect(linesLeftInEnglish(out, names)).toEqual([]);
    }
  });

  it('every rule', async () => {
    const { code, out } = await command('rules', ...RULE_IDS, '--lang', lang);
    expect(code).toBe(0);
    expect(linesLeftInEnglish(out)).toEqual([]);
  });

  it('open questions', async () => {
    const { code, out } = await command('rules', '--open', '--lang', lang);
    expect(code).toBe(0);
    expect(linesLeftInEnglish(out)).toEqual([]);
  });

  it('findings of a record that breaks rules', async () => {
    const file = example('first-stock-round.json');
    const ran = await command('replay', file, '--profile', '18xx-games', '--judge', 'bga', '--lang', lang);
    expect(linesLeftInEnglish(ran.out, [file, ...namesOf(gameOf(file)).values()])).toEqual([]);
  });

  it.each<WordKey>(['pays', 'goes', 'because', 'verdict', 'turn', 'debtsHead', 'Yellow', 'roundBegins', 'itemTile'])(
    'would be found out without its word for %s',
    (lost) => {
      const { left } = leftOf(gameOf(example('after-the-treaty.json')), lang, OF_MUTANTS, lost);
      expect(left).not.toEqual([]);
    },
  );
});

describe('what is left in English', () => {
  it.each<[string, readonly string[]]>([
    [`${RULE_IDS[0]} 银行池上限：银行池 40%，整批 20%，上限 50%`, []],
    [`${RULE_IDS[0]} 银行池上限：pool 40%`, ['pool']],
    ['{from}付给 CF&I $30', ['{from}']],
    ['Ann 跳过', ['Ann']],
    ['RG 运行 2+ O3-n4-M3-L2、6x2 K3-K5', []],
    ['RG runs 2+ O3-n4-M3', ['runs']],
    ['game.set.stockRound.turn.selling', ['game', 'set', 'stockRound', 'turn', 'selling']],
    ['A-14（stock round）', ['stock', 'round']],
    ['裁定 metal-pool-limit：文件 A：一半', []],
    ['没有 undefined', ['undefined']],
    ['第 12 步（moves[11]）', []],
    ['示例：royal-gorge explain game.json --at 3', []],
    ['示例：royal-gorge', ['royal-gorge']],
    ['测试：rulebook/sales、B105', []],
    ['测试：book/sales', ['book', 'sales']],
  ])('%s', (text, left) => {
    expect(leftInEnglish(text)).toEqual(left);
  });

  it('is no name of a player or of a file', () => {
    expect(leftInEnglish('Ann 跳过 docs/a.json', ['Ann', 'docs/a.json'])).toEqual([]);
  });
});

describe.skipIf(handedGamesAbsent())('handed games', () => {
  const told = HANDED_GAMES.filter((_, i) => i % HANDED_EVERY === 0);

  it.each(OTHERS)(
    'in %s',
    (lang) => {
      const left = told.flatMap(({ name, file }) =>
        leftOf(gameOf(file), lang, OF_HANDED).left.map((line) => `${name} ${line}`),
      );
      expect(left).toEqual([]);
      expect(told.length).toBeGreaterThan(5);
    },
    120_000,
  );
});
