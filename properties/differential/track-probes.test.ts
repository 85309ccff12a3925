/** What the 18xx.games engine says of lays, steel and stations, and what we say of them. */
import { describe, expect, it } from 'vitest';
import type { RuleId } from '../../spec/rules/ids.ts';
import { decidedBy } from '../support/table.ts';
import type { Probe } from './engine-records.ts';
import { gamesAreHanded, probedGames, probesOf, traceOf } from './engine-records.ts';
import type { TrackAction } from './operating-scenes.ts';
import { scenesByNumber, trackMove } from './operating-scenes.ts';

const handed = gamesAreHanded('verdicts on track and stations are');

const ASKED = /^(?:lay|special_lay|steel|token)_/;

/** Where the engine and the rules differ, by tag and our verdict, and how often it was asked. */
const LENIENT: readonly {
  readonly tag: string;
  readonly rule: RuleId | 'legal';
  readonly why: string;
  readonly times: number;
}[] = [
  {
    tag: 'steel_choose',
    rule: 'STEEL-03',
    why: 'a second column of a colour, which only its screen refuses',
    times: 40,
  },
  { tag: 'steel_choose', rule: 'STEEL-06', why: 'any text as a place of the steel market', times: 50 },
  { tag: 'lay_right_color', rule: 'TRACK-03', why: 'a colour that the phase does not allow yet', times: 1 },
  { tag: 'lay_tile_in_use', rule: 'legal', why: 'names a copy that lies on the map, while another is left', times: 1 },
];

interface Judged {
  readonly probe: Probe;
  /** The rule that decides here; `legal` when none stands against it, null where the game is in another step. */
  readonly verdict: RuleId | 'legal' | null;
}

const judgedProbes: readonly Judged[] = !handed
  ? []
  : probedGames().flatMap((game) => {
      const at = scenesByNumber(traceOf(game));
      return probesOf(game).flatMap((probe): readonly Judged[] => {
        if (!ASKED.test(probe.tag)) return [];
        const scene = at.get(probe.n);
        if (scene === undefined) return [{ probe, verdict: null }];
        const { position, tiles } = scene;
        const railroad = position.game.operating?.turn?.railroad ?? 'RG';
        const move = trackMove(probe.candidate as TrackAction, railroad, tiles, position);
        return move === null ? [] : [{ probe, verdict: decidedBy(position, move) ?? 'legal' }];
      });
    });

describe.skipIf(!handed)('verdicts of the 18xx.games engine on track, steel and stations', () => {
  it('are ours too, but for what its engine leaves unchecked', () => {
    const different: Record<string, number> = {};
    for (const { probe, verdict } of judgedProbes) {
      if (verdict === null || probe.accepted === (verdict === 'legal')) continue;
      const key = `${probe.tag} ${verdict}`;
      different[key] = (different[key] ?? 0) + 1;
    }
    expect(different).toEqual(Object.fromEntries(LENIENT.map(({ tag, rule, times }) => [`${tag} ${rule}`, times])));
  });

  it('cover hundreds of moves, of which it accepts many', () => {
    const judged = judgedProbes.filter(({ verdict }) => verdict !== null);
    expect(judged.length).toBeGreaterThan(1300);
    expect(judged.filter(({ verdict }) => verdict === 'legal').length).toBeGreaterThan(180);
  });

  it('refuse all of them in other steps', () => {
    const elsewhere = judgedProbes.filter(({ verdict }) => verdict === null);
    expect(elsewhere.length).toBeGreaterThan(100);
    expect(elsewhere.filter(({ probe }) => probe.accepted)).toEqual([]);
  });
});
