/** `map`: draws the map at a position of a recorded game. */
import type { ProfileId } from '../../../spec/vocabulary.ts';
import { Engine } from '../../engine.ts';
import { mapPicture } from '../../pictures/map.ts';
import { badInput, FINE } from '../exit.ts';
import type { Io } from '../io.ts';
import { momentAt } from '../position-at.ts';
import { writeText } from '../write-text.ts';

interface Options {
  readonly at?: number;
  readonly out: string;
  readonly routes?: boolean;
  readonly profile?: ProfileId;
}

/** Writes the map as SVG. */
export const mapCommand = (io: Io, file: string, { at, out, routes = false, profile }: Options): number => {
  const engine = new Engine();
  const found = momentAt(io, engine, file, at, profile);
  if (!found.ok) return found.error;
  const { position, names, run } = found.value;
  const drawn = mapPicture(
    { box: engine.box, game: position.game },
    { names, ...(routes && run !== null ? { run } : {}) },
  );
  const written = writeText(io, out, drawn);
  return written.ok ? FINE : badInput(io, written.error);
};
