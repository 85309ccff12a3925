/** `market`: draws the share-price row at a position of a recorded game. */
import type { ProfileId } from '../../../spec/vocabulary.ts';
import { Engine } from '../../engine.ts';
import { marketPicture } from '../../pictures/market.ts';
import { badInput, FINE } from '../exit.ts';
import type { Io } from '../io.ts';
import { positionAt } from '../position-at.ts';
import { writeText } from '../write-text.ts';

interface Options {
  readonly at?: number;
  readonly out: string;
  readonly profile?: ProfileId;
}

/** Writes the share-price row as SVG. */
export const marketCommand = (io: Io, file: string, { at, out, profile }: Options): number => {
  const engine = new Engine();
  const found = positionAt(io, engine, file, at, profile);
  if (!found.ok) return found.error;
  const written = writeText(io, out, marketPicture({ box: engine.box, game: found.value.game }));
  return written.ok ? FINE : badInput(io, written.error);
};
