/** The pictures of the example games in `docs/examples`. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Engine } from '../engine.ts';
import { faultLine } from '../fault.ts';
import { namesOf } from '../interchange/player-names.ts';
import { readGameFile } from '../interchange/read-file.ts';
import { mapPicture } from '../pictures/map.ts';
import { priceChart } from '../pictures/price-chart.ts';
import type { PriceHistory } from '../pictures/price-history.ts';
import { withPrices } from '../pictures/price-history.ts';
import type { Replayed } from '../replay/replay.ts';
import { replay } from '../replay/replay.ts';

/** Folder of the example games and their pictures. */
export const PICTURE_FOLDER = new URL('../../docs/examples/', import.meta.url);

/** A game that ends with a run. */
const GAME = 'after-the-treaty.json';

/** The pictures by the name of their file: the map after the last action with the run just made, and the share prices. */
export const examplePictures = (): ReadonlyMap<string, string> => {
  const engine = new Engine();
  const file = fileURLToPath(new URL(GAME, PICTURE_FOLDER));
  const game = readGameFile(file, engine.box);
  if (!game.ok) throw new Error(faultLine(game.error));
  let last: Replayed | null = null;
  let prices: PriceHistory | null = null;
  for (const step of replay(engine, game.value, GAME)) {
    last = step;
    prices = withPrices(prices, step.n, step.position.game);
  }
  const turn = last?.position.game.operating?.turn ?? null;
  if (last === null || prices === null || turn === null) throw new Error(`${GAME} ends without a turn`);
  const names = namesOf(game.value);
  return new Map([
    ['map.svg', mapPicture({ box: engine.box, game: last.position.game }, { names, run: turn })],
    ['price-chart.svg', priceChart(engine.box, prices)],
  ]);
};

/** Draws the pictures anew. */
export const writePictures = (): void => {
  for (const [name, text] of examplePictures()) writeFileSync(new URL(name, PICTURE_FOLDER), text);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) writePictures();
