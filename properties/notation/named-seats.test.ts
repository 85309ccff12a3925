/** Players called by name at the beginning of a move, as the commands print them. */
import { describe, expect, it } from 'vitest';
import type { NamedSeats } from '../../src/notation/named-seat.ts';
import { reseated } from '../../src/notation/named-seat.ts';
import { command } from '../support/command-line.ts';

const SEATED: NamedSeats = [
  { id: '7', names: ['Player 1'] },
  { id: '8', names: ['Player 1 B'] },
  { id: '9', names: ['Bo, the #1'] },
];
const TWINS: NamedSeats = [
  { id: '1', names: ['Sam'] },
  { id: '2', names: ['SAM'] },
  { id: '3', names: ['A'] },
];

describe('A move begins with', () => {
  it.each<[what: string, seats: NamedSeats, text: string, read: string]>([
    ['the letter of a seat', SEATED, 'B passes', 'B passes'],
    ['a small letter', SEATED, 'b passes', 'B passes'],
    ['a name with a blank', SEATED, 'Player 1 sells 3 KP', 'A sells 3 KP'],
    ['a name in other letters', SEATED, 'pLAYER 1 sells 3 KP', 'A sells 3 KP'],
    ['the longer of two names', SEATED, 'Player 1 B passes', 'B passes'],
    ['a name in quotes', SEATED, '"Player 1" passes', 'A passes'],
    ['a name with a comma and a #', SEATED, 'Bo, the #1 passes', 'C passes'],
    ['an id', SEATED, '9 passes', 'C passes'],
    ['an id in quotes', SEATED, '"9" passes', 'C passes'],
    ['a railroad in small letters', SEATED, 'kp pays out', 'KP pays out'],
    ['a letter that is also the name of another', TWINS, 'A passes', 'A passes'],
    ['a name that is the small letter of another', TWINS, 'a passes', 'C passes'],
    ['nobody', SEATED, 'Zoe passes', 'Zoe passes'],
    ['only the beginning of a name', SEATED, 'Player passes', 'Player passes'],
  ])('%s', (_, seats, text, read) => {
    expect(reseated(text, seats)).toMatchObject({ ok: true, value: { text: read } });
  });

  it('a name of two players, which is refused', () => {
    expect(reseated('sam passes', TWINS)).toMatchObject({ ok: false, error: { code: 'unknown-player', column: 1 } });
  });
});

describe('explain --move', () => {
  const GAME = 'docs/examples/whole-game.rg';
  const told = (move: string) => command('explain', GAME, '--at', '160', '--move', move);

  it.each(['Ann sells 1 RG', 'ann sells 1 rg', '"Ann" sells 1 RG', 'a sells 1 RG'])('takes %s', async (move) => {
    expect(await told(move)).toEqual(await told('A sells 1 RG'));
    expect((await told(move)).code).toBe(0);
  });

  it.each([
    ['Dora passes', 'column 1', 'players here: A = Ann, B = Bob, C = Cid'],
    ['Ann sells x RG', 'column 11', 'not-whole'],
    ['{"type":"pass","player":"Ann"}', 'no player "Ann"', ' = Ann, '],
  ])('says of %s where it is wrong', async (move, place, says) => {
    const { code, err } = await told(move);
    expect(code).toBe(2);
    expect(err).toContain(place);
    expect(err).toContain(says);
    expect(err).toMatch(/^[^\n]+\n$/);
  });
});
