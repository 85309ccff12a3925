import { baseBox } from '../../spec/box/base-box.ts';
import type { LaidTile, MapView } from '../../spec/track/board.ts';
import { boardAfterLay } from '../../spec/track/lays.ts';
import { legalLays } from '../../spec/track/legal-lays.ts';
import { stationSites } from '../../spec/track/stations.ts';
import { COLOURS, type HexId, RAILROADS, type Railroad } from '../../spec/vocabulary.ts';

/** Lays after which the next colour of tiles may be used. */
const LAYS_PER_COLOUR = 45;

/** A board that five railroads with stations at home have built in turn: so many lays, chosen at random by the seed. */
export function grownView(seed: number, lays: number): MapView {
  const random = randomFrom(seed);
  const others = RAILROADS.filter((railroad) => !baseBox.charters[railroad].always)
    .map((railroad) => ({ railroad, rank: random() }))
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, 3)
    .map(({ railroad }) => railroad);
  const inPlay = RAILROADS.filter((railroad) => baseBox.charters[railroad].always || others.includes(railroad));
  let view: MapView = { box: baseBox, board: { tiles: {}, stations: {} }, inPlay };
  for (const railroad of inPlay) view = withStation(view, baseBox.charters[railroad].home, railroad);
  if (random() < 0.7) view = afterTreaty(view);
  for (let lay = 0; lay < lays; lay++) {
    const railroad = pick(inPlay, random()) ?? 'RG';
    const colours = COLOURS.slice(0, 1 + Math.trunc(lay / LAYS_PER_COLOUR));
    const chosen = pick(legalLays(view, railroad, { colours, turned: false }), random());
    if (chosen !== undefined) view = { ...view, board: boardAfterLay(view, chosen) };
    const site = random() < 0.1 ? pick(stationSites(view, railroad), random()) : undefined;
    if (site !== undefined) view = withStation(view, site, railroad);
  }
  return view;
}

/** The view with one station more. */
export function withStation(view: MapView, hex: HexId, railroad: Railroad): MapView {
  const { tiles, stations } = view.board;
  return { ...view, board: { tiles, stations: { ...stations, [hex]: [...(stations[hex] ?? []), railroad] } } };
}

/** The view with the gorge in green and a station of the Rio Grande at both its ends. */
export function afterTreaty(view: MapView): MapView {
  const green = view.box.gorge.map((each): [HexId, LaidTile] => [each.hex, { tile: each.green, rotation: 0 }]);
  const laid = {
    ...view,
    board: { ...view.board, tiles: { ...view.board.tiles, ...Object.fromEntries(green) } },
  };
  return withStation(withStation(laid, 'D12', 'RG'), 'F12', 'RG');
}

function pick<T>(list: readonly T[], random: number): T | undefined {
  return list[Math.trunc(random * list.length)];
}

/** Numbers from 0 up to 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
