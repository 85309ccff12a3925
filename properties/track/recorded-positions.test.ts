import { describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import { hasStation, type MapView } from '../../spec/track/board.ts';
import * as lays from '../../spec/track/lays.ts';
import { legalLays } from '../../spec/track/legal-lays.ts';
import { hasSlotFor, isCity, reachesStop, stationSites } from '../../spec/track/stations.ts';
import { isUsefulChange } from '../../spec/track/useful-change.ts';
import type { Colour, Railroad } from '../../spec/vocabulary.ts';
import { handed, type LegalSet, legalSetsOf, mapOfRecord, REAL_GAMES, recordsByNumber } from './handed-records.ts';

/** What the engine says of a lay that the railroad cannot pay; such a lay may be useful or not. */
const TOO_DEAR = /cannot spend/;
/** What it says of a lay that satisfies all but TRACK-10. */
const USELESS = 'Must use new track or change city value';

/** A position at which the engine was asked about every move of a step. */
interface Position extends LegalSet {
  readonly view: MapView;
  readonly colours: readonly Colour[];
}

function positionsOf(game: string, step: string): readonly Position[] {
  const records = recordsByNumber(game);
  return legalSetsOf(game).flatMap((set) => {
    const record = records.get(set.n);
    if (record === undefined || set.step !== step) return [];
    return [{ ...set, view: mapOfRecord(record), colours: baseBox.phases[record.phase].tiles }];
  });
}

/** A lay as the legal sets name it: hex, tile, rotation. */
function layOf(label: string): lays.Lay {
  const [hex = '', tile = '', rotation] = label.split(' ');
  return { hex, tile, rotation: Number(rotation) };
}

function satisfiesAllButUse(view: MapView, railroad: Railroad, lay: lays.Lay): boolean {
  return (
    lays.copiesLeft(view, lay.tile) > 0 &&
    lays.isNextColour(view, lay) &&
    lays.mayBuildThere(view, lay) &&
    lays.suitsStop(view, lay) &&
    lays.suitsLabel(view, lay) &&
    lays.isOnItsHex(view, lay, true) &&
    lays.keepsOldTrack(view, lay) &&
    lays.exitsLeadSomewhere(view, lay) &&
    lays.connectsToHex(view, railroad, lay)
  );
}

const games = handed ? REAL_GAMES : [];

describe.skipIf(!handed)('the 18xx.games engine and the geometry agree on', () => {
  it.each(games)('every lay that it accepts or refuses in %s', (game) => {
    const positions = positionsOf(game, 'Track');
    expect(positions.length).toBeGreaterThan(20);
    const differences = positions.flatMap(({ n, active, accepted, refused, view, colours }) => {
      const ours = legalLays(view, active, { colours, turned: true }).map(
        (lay) => `${lay.hex} ${lay.tile} ${lay.rotation}`,
      );
      const theirs = accepted.filter((label) => label !== 'pass');
      return [
        ...theirs.filter((label) => !ours.includes(label)).map((label) => `${n} ${active} refuses ${label}`),
        ...ours
          .filter((label) => !theirs.includes(label) && !TOO_DEAR.test(refused[label] ?? ''))
          .map((label) => `${n} ${active} accepts ${label}`),
      ];
    });
    expect(differences).toEqual([]);
  });

  it.each(games)('TRACK-10: each lay that it calls useless in %s fails this condition and no other', (game) => {
    const useless = positionsOf(game, 'Track').flatMap(({ n, active, refused, view }) =>
      Object.entries(refused)
        .filter(([, message]) => message === USELESS)
        .map(([label]) => ({ n, active, view, label })),
    );
    expect(useless.length).toBeGreaterThan(100);
    const differences = useless.filter(({ view, active, label }) => {
      const lay = layOf(label);
      return !satisfiesAllButUse(view, active, lay) || isUsefulChange(view, active, lay);
    });
    expect(differences.map(({ n, label }) => `${n} ${label}`)).toEqual([]);
  });

  it.each(games)('each lay that is too dear in %s: it satisfies all other conditions but perhaps TRACK-10', (game) => {
    const differences = positionsOf(game, 'Track').flatMap(({ n, active, refused, view }) =>
      Object.entries(refused)
        .filter(([label, message]) => TOO_DEAR.test(message) && !satisfiesAllButUse(view, active, layOf(label)))
        .map(([label]) => `${n} ${label}`),
    );
    expect(differences).toEqual([]);
  });

  it.each(games)('every city in which a station may be placed in %s', (game) => {
    const positions = positionsOf(game, 'Token');
    expect(positions.length).toBeGreaterThan(2);
    for (const { n, active, accepted, view } of positions) {
      const theirs = accepted.filter((label) => label !== 'pass').map((label) => label.replace('token ', ''));
      expect([n, stationSites(view, active).toSorted()]).toEqual([n, theirs.toSorted()]);
    }
  });

  it.each(games)('why a station may not be placed in %s', (game) => {
    const reasons = positionsOf(game, 'Token').flatMap(({ n, active, refused, view }) =>
      Object.entries(refused).map(([label, message]) => ({
        n,
        active,
        view,
        hex: label.replace('token ', ''),
        message,
      })),
    );
    const differences = reasons.filter(({ active, view, hex, message }) => {
      const reached = isCity(view, hex) && reachesStop(view, active, hex);
      if (/already has a token/.test(message)) return !reached || !hasStation(view, hex, active);
      if (/no token slots available/.test(message)) return !reached || hasSlotFor(view, active, hex);
      return reached;
    });
    expect(reasons.length).toBeGreaterThan(20);
    expect(differences.map(({ n, hex, message }) => `${n} ${hex} ${message}`)).toEqual([]);
  });
});
