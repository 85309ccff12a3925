/** Games in notation: handed, random and shipped games come back as they were; faults name line and column. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Move } from '../../spec/moves/move.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import type { MadeMove } from '../../src/interchange/convert.ts';
import { readGameFile, readGameText } from '../../src/interchange/read-file.ts';
import { asNotation } from '../../src/notation/as-notation.ts';
import { printGame } from '../../src/notation/print-game.ts';
import { randomGame, randomSetup } from '../../src/play/random-game.ts';
import { replay } from '../../src/replay/replay.ts';
import { HANDED_GAMES, handedGamesAbsent } from '../interchange/handed-games.ts';
import { engine } from '../support/table.ts';

const EXAMPLE = fileURLToPath(new URL('../../docs/examples/whole-game.rg', import.meta.url));

const SAMPLE = HANDED_GAMES.filter((_, i) => i % 12 === 0);

describe.skipIf(handedGamesAbsent())('handed games', () => {
  it.each(SAMPLE)('$name', ({ file, name }) => {
    const game = readGameFile(file, engine.box);
    if (!game.ok) throw new Error(JSON.stringify(game.error));
    const made: MadeMove[] = [];
    let before = null;
    for (const { move, position } of replay(engine, game.value, name, { follow: true })) {
      if (move !== null && before !== null) made.push({ move, before, after: position });
      before = position;
    }
    const read = readGameText(asNotation(game.value, game.value.setup, made), engine.box, name);
    expect(read).toMatchObject({ ok: true, value: { kind: 'native', setup: game.value.setup } });
    if (read.ok && read.value.kind === 'native') expect(read.value.moves).toEqual(made.map(({ move }) => move));
  });
});

describe('random games', () => {
  it.each(PROFILES)('under %s', (profile) => {
    const input = { players: 3, seed: 2, profile } as const;
    const setup = { ...randomSetup(input, engine), shorterEnd: profile === 'summary' };
    const moves: Move[] = [];
    for (const { move } of randomGame(engine, input)) {
      if (move !== null) moves.push(move);
      if (moves.length > 150) break;
    }
    const players = setup.players.map((id) => ({ id, name: `The "${id}" # of\tall` }));
    const text = printGame({ setup, players, seed: null, moves });
    expect(readGameText(text, engine.box, 'game')).toEqual({
      ok: true,
      value: { kind: 'native', setup, players, seed: null, moves },
    });
  });
});

describe('the shipped game', () => {
  const game = readGameFile(EXAMPLE, engine.box);
  it('is read and is legal to its end', () => {
    if (!game.ok) throw new Error(JSON.stringify(game.error));
    let last = null;
    for (const step of replay(engine, game.value, EXAMPLE)) last = step;
    expect(last?.position.game.result?.reason).toBe('endCard');
  });
});

const HEAD = `royal-gorge-notation/1
profile bga
player A north "North"
player B east
player C south
priority A
railroads KP RG SF NO CS
privates Y3 Y5 G1 G4 B6
`;

describe('what people write by hand', () => {
  it('comments, blank lines, carriage returns and indents do not matter', () => {
    const text = `${HEAD}\n# auction\r\n\n  1. A bids Y3 45   # the least\r\n2. B passes\n`;
    const plain = `${HEAD}1. A bids Y3 45\n2. B passes`;
    const read = readGameText(text, engine.box, 'game');
    expect(read.ok).toBe(true);
    expect(read).toEqual(readGameText(plain, engine.box, 'game'));
  });
});

/** What is wrong, the text, the code and the place. */
const FAULTS: readonly (readonly [string, string, string, string])[] = [
  ['a later version', HEAD.replace('/1', '/2'), 'unknown-format', 'line 1 column 1'],
  ['no profile', HEAD.replace('profile bga\n', ''), 'missing-key', 'line 1 column 1'],
  ['a profile that does not exist', HEAD.replace('bga', 'chess'), 'unknown-name', 'line 2 column 9'],
  ['a key that is not known', HEAD.replace('priority', 'prio'), 'unknown-key', 'line 6 column 1'],
  ['a key that stands there twice', `${HEAD}profile bga\n`, 'malformed', 'line 9 column 1'],
  ['seats out of order', HEAD.replace('player B', 'player D'), 'malformed', 'line 4 column 8'],
  ['a railroad that does not exist', HEAD.replace('KP', 'XX'), 'unknown-name', 'line 7 column 11'],
  ['a setup that cannot be', HEAD.replace(' CS', ''), 'impossible-setup', 'line 1 column 1'],
  ['a forbidden id', HEAD.replace('north "North"', '__proto__'), 'forbidden-name', 'line 5 column 1'],
  ['a move out of turn', `${HEAD}2. A bids Y3 45\n`, 'malformed', 'line 9 column 1'],
  ['a move without its number', `${HEAD}1. A passes\nB passes\n`, 'malformed', 'line 10 column 1'],
  ['a bid for nothing', `${HEAD}1. A bids Z3 45\n`, 'unknown-name', 'line 9 column 11'],
  ['a player from elsewhere', `${HEAD}1. "west" passes\n`, 'unknown-player', 'line 9 column 3'],
  ['a pass of nobody', `${HEAD}1. passes\n`, 'missing-key', 'line 9 column 3'],
];

describe('faults name line and column', () => {
  it.each(FAULTS)('%s', (_, text, code, place) => {
    const read = readGameText(text, engine.box, 'game.rg');
    expect(read).toMatchObject({ ok: false, error: { code, place, file: 'game.rg' } });
  });
});
