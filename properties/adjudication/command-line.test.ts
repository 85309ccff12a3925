/** What a newcomer asks is answered by the command line alone, on the shipped game; bad questions get one line. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { command } from '../support/command-line.ts';

const GAME = fileURLToPath(new URL('../../docs/examples/whole-game.rg', import.meta.url));
const FIRST = fileURLToPath(new URL('../../docs/examples/first-stock-round.json', import.meta.url));

/** The question, how it is asked, the exit code, and what the answer says. */
const QUESTIONS: readonly (readonly [string, readonly string[], number, readonly RegExp[]])[] = [
  [
    'May I sell 3 shares here?',
    ['--at', '160', '--move', 'A sells 3 RG'],
    1,
    [
      /illegal under bga/,
      /SR-SELL-06 Limit of the pool: pool 40%, block 30%, limit 50%/,
      /A-14/,
      /Legal instead\s+Ann sells 1 RG/,
    ],
  ],
  ['and one?', ['--at', '160', '--move', 'A sells 1 RG'], 0, [/legal under bga/, /price of RG: .* 1 to the left/]],
  ['Who becomes president?', ['--at', '125'], 0, [/presidency of SF: from Cid \(0%\) to Bob \(40%\) \[PRES-03/]],
  [
    'Why did the price drop two spaces?',
    ['--at', '158'],
    0,
    [/price of CM: \$60 to \$50, 2 to the left \[SR-SELL-04 A president’s sale drops the price\]/],
  ],
  [
    'Why can this tile not go there?',
    ['--at', '69', '--move', 'SF lays 57@0 M15'],
    1,
    [/TRACK-06 .*: suits stop no/, /TRACK-08 .*: exits open no/, /Legal instead\s+SF lays 8@1 M15/],
  ],
  [
    'and turned otherwise, another one?',
    ['--at', '69', '--move', 'SF lays 8@1 M15'],
    0,
    [/tile 8 \(rotation 1\) from the supply to M15/],
  ],
  [
    'When does this game end?',
    ['--at', '300', '--status'],
    0,
    [
      /nothing has happened that ends it/,
      /red zone begins at \$310/,
      /the second 5\+ to leave the depot/,
      /END-02 A bankruptcy/,
      /END-04 The end card/,
    ],
  ],
  [
    'and once the end card is out?',
    ['--at', '380', '--status'],
    0,
    [/after set 5, because the end card is out/, /ruling end-trigger: .* bga: the last 5\+/],
  ],
  [
    'and why has it ended?',
    ['--at', '401', '--status'],
    0,
    [/it ended because the end card is out/, /END-04 A certain train/, /the game is over: Ann \$/],
  ],
  ['and what did unpaid debt cost?', ['--at', '401', '--status'], 0, [/price of RG: .* \[DEBT-07 Unpaid debt\]/]],
  [
    'May a railroad run in a stock round?',
    ['--at', '160', '--move', 'RG runs nothing'],
    1,
    [/SETUP-14 .*: not now: stock round 3; to act: Ann \(sells, buys or passes\)/],
  ],
  [
    'and lay track when it has run?',
    ['--at', '300', '--move', 'RG lays 8@1 M15'],
    1,
    [/OR-ORDER-03 .*: not now: operating round 4\.2; to act: RG, Ann \(pays out or withholds\)/],
  ],
  [
    'Who owes what?',
    ['--at', '300', '--status'],
    0,
    [/RG owes SF: debt tokens 4, \$70 each/, /SF owes Ann: debt tokens 2/],
  ],
];

describe('questions of newcomers', () => {
  it.each(QUESTIONS)('%s', async (_, asked, code, says) => {
    const ran = await command('explain', GAME, ...asked);
    expect({ code: ran.code, err: ran.err }).toEqual({ code, err: '' });
    for (const answer of says) expect(ran.out).toMatch(answer);
  });
});

/** What is wrong with the question, how it is asked, and the code or words of the one line. */
const BAD: readonly (readonly [string, readonly string[], string])[] = [
  ['a position after the end', ['--at', '402'], 'has only 401 actions'],
  ['no position', [], '--at'],
  ['a move that is no JSON', ['--at', '3', '--move', '{"type":'], 'not-json'],
  [
    'a rotation of 9',
    ['--at', '3', '--move', '{"type":"layTile","railroad":"SF","hex":"M15","tile":"8","rotation":9}'],
    'out-of-range',
  ],
  ['a move of nobody', ['--at', '3', '--move', '{"type":"pass"}'], 'missing-key'],
  ['a player from elsewhere', ['--at', '3', '--move', '{"type":"pass","player":"9"}'], 'unknown-player'],
  ['a verb that does not exist', ['--at', '3', '--move', 'A dances'], 'unknown-action'],
  ['an unknown profile', ['--at', '3', '--profile', 'chess'], 'chess'],
  ['an automatic action by its number', ['--at', '44.1'], 'with the action that carries it'],
  ['the status and a move at once', ['--at', '3', '--status', '--move', 'A passes'], '--status'],
  ['a misspelt option', ['--at', '3', '--statu'], 'Did you mean --status?'],
  ['an unknown language', ['--at', '3', '--lang', 'tlh'], 'tlh'],
];

describe('bad questions get one line', () => {
  it.each(BAD)('%s', async (_, asked, says) => {
    const ran = await command('explain', GAME, ...asked);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain(says);
    expect(ran.err.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('legal', () => {
  it('says first where the game stands and who has to act', async () => {
    const { code, out } = await command('legal', GAME, '--at', '160');
    const explained = await command('explain', GAME, '--at', '160', '--status');
    expect(code).toBe(0);
    expect(out.split('\n').slice(0, 2)).toEqual(explained.out.split('\n').slice(0, 2));
    expect(out.split('\n')[2]).toBe('  A sells 1 RG');
  });

  it('of a finished game says that it is over, and exits with 1', async () => {
    const { code, out, err } = await command('legal', GAME, '--at', '401');
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toMatch(/the game is over/);
    expect(out.trimEnd().split('\n')).toHaveLength(2);
    expect(await command('legal', GAME, '--at', '401', '--json')).toEqual({ code: 1, out: '[]\n', err: '' });
  });
});

describe('a position after the end', () => {
  it.each(['replay', 'explain', 'legal', 'map', 'market'])('is told alike by %s', async (name) => {
    expect(await command(name, GAME, '--at', '402')).toEqual({
      code: 2,
      out: '',
      err: `${GAME}: --at: the game has only 401 actions [out-of-range]\n`,
    });
  });
});

describe('everything as JSON', () => {
  it('has the verdict, all rules with their numbers, and the position', async () => {
    const ran = await command('explain', GAME, '--at', '160', '--move', 'A sells 3 RG', '--json');
    const told: unknown = JSON.parse(ran.out);
    expect(told).toMatchObject({
      at: 160,
      position: expect.stringMatching(/^royal-gorge-position\/1:bga:SR3:Green:/),
      explanation: {
        legal: false,
        verdict: 'illegal',
        rules: expect.arrayContaining([
          expect.objectContaining({
            id: 'SR-SELL-06',
            deciding: true,
            facts: [
              { name: 'pool', value: 40, unit: 'percent', text: 'pool 40%' },
              { name: 'block', value: 30, unit: 'percent', text: 'block 30%' },
              { name: 'limit', value: 50, unit: 'percent', text: 'limit 50%' },
            ],
          }),
        ]),
        others: [{ profile: 'summary' }, { profile: '18xx-games' }],
      },
    });
  });
});

describe('compare', () => {
  it('finds where the profiles part, by which ruling', async () => {
    const ran = await command('compare', FIRST, '--profiles', 'bga,18xx-games');
    expect(ran.code).toBe(1);
    expect(ran.out).toMatch(/North founds RG 70[\s\S]*ruling home-station: When does the home station go on the map\?/);
  });

  it('says so where they do not', async () => {
    const ran = await command('compare', FIRST, '--profiles', 'bga,summary');
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toContain('0 differ');
  });

  it.each([
    ['one profile', 'bga'],
    ['the same twice', 'bga,bga'],
    ['an unknown one', 'bga,chess'],
  ])('refuses %s', async (_, list) => {
    const ran = await command('compare', FIRST, '--profiles', list);
    expect(ran).toMatchObject({ code: 2, out: '' });
  });
});

describe('rules and journals', () => {
  it('rules show who says what and what each profile answers', async () => {
    const { code, out } = await command('rules', 'CERT-01');
    expect(code).toBe(0);
    expect(out).toMatch(
      /Ruling certificate-limit: Which certificate limit binds four players\?[\s\S]*A: 12[\s\S]*bga, summary: rulebook; 18xx-games: board/,
    );
  });

  it('replay --journal says who paid whom and why', async () => {
    const { code, out } = await command('replay', GAME, '--at', '130', '--journal');
    expect(code).toBe(0);
    expect(out).toMatch(/^126 Cid sells 5 SF\n {4}the bank pays Cid \$200 \[SR-SELL-01 What a sale brings\]$/m);
  });
});

describe('a ruling', () => {
  const asked = async (move: string) => (await command('explain', GAME, '--at', '160', '--move', move)).out;

  it('is told where the judgement hangs on it, with the reason where the answer is that of no document', async () => {
    const out = await asked('A sells 3 CF&I');
    expect(out).toContain('Ruling metal-pool-limit');
    expect(out).toContain('bga, summary: taken at their word, the documents would forbid the setup');
  });

  it('is not told where it has no bearing on the move', async () => {
    const out = await asked('A sells 3 RG');
    expect(out).toContain('SR-SELL-06 Limit of the pool');
    expect(out).not.toContain('metal-pool-limit');
  });
});
