/** Moves that the 18xx.games engine was asked about and refused: `explain` refuses them by a rule, with its numbers. */
import { describe, expect, it } from 'vitest';
import { explain } from '../../src/adjudication/explain.ts';
import { gamesAreHanded } from '../differential/engine-records.ts';
import { askedMoves } from '../differential/probed-positions.ts';
import { engine } from '../support/table.ts';
import { telling } from './telling.ts';

const handed = gamesAreHanded('explanations of refused moves are');

/** One probe of so many is explained. */
const EVERY = 25;

describe.skipIf(!handed)('refused moves of a handed game', () => {
  it('are refused by rules that say why', () => {
    let seen = 0;
    const explained: string[] = [];
    for (const { probe, position, move } of askedMoves('treaty-4p', /./)) {
      if (probe.accepted || move === null || engine.legal(position, move)) continue;
      seen += 1;
      if (seen % EVERY !== 0) continue;
      const told = explain(engine, { position, move, profile: '18xx-games' }, telling);
      const against = told.rules.filter(({ holds }) => !holds);
      expect({ tag: probe.tag, legal: told.legal, against: against.length > 0 }).toEqual({
        tag: probe.tag,
        legal: false,
        against: true,
      });
      for (const { id, title, statement, sources, facts, code } of against) {
        expect({ id, title, statement, sourced: sources.length > 0 }).toEqual({
          id: expect.stringMatching(/^[A-Z0-9-]+$/),
          title: expect.stringMatching(/./),
          statement: expect.stringMatching(/./),
          sourced: true,
        });
        // A rule that was asked has compared something; one that was not says that the move has no place here.
        expect(facts.length > 0 || code !== 'illegal').toBe(true);
      }
      explained.push(...against.map(({ id }) => id));
    }
    expect(seen).toBeGreaterThan(200);
    expect(new Set(explained).size).toBeGreaterThan(5);
  });
});
