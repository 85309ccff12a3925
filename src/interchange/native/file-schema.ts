/** The shape of a game file of our own, `royal-gorge/1`. */
import * as v from 'valibot';
import { PROFILES } from '../../../spec/vocabulary.ts';
import { wholeNumber } from '../whole-number.ts';
import { move, playerId, privateCard, railroad } from './move-schema.ts';

/** What the files call themselves. */
export const NATIVE_FORMAT = 'royal-gorge/1';

const seed = wholeNumber;
/** In seat order, clockwise. */
const players = v.array(v.strictObject({ id: playerId, name: v.exactOptional(v.pipe(v.string(), v.maxLength(200))) }));

/** Everything spelled out; a seed that stands here as well is where it came from, and must deal the same. */
export const explicitSetup = v.strictObject({
  players,
  privates: v.array(privateCard),
  railroads: v.array(railroad),
  priority: playerId,
  seed: v.exactOptional(seed),
});
/** Cards and priority still to be drawn. */
export const seededSetup = v.strictObject({ players, seed });

const options = v.strictObject({ shorterEnd: v.exactOptional(v.boolean()) });

const frame = {
  format: v.literal(NATIVE_FORMAT),
  profile: v.picklist(PROFILES),
  options: v.exactOptional(options),
};

/** The file as it is read: setup and moves are then read one by one, for the sake of clear messages. */
export const nativeFrame = v.strictObject({
  ...frame,
  setup: v.record(v.string(), v.unknown()),
  moves: v.array(v.unknown()),
});

/** The whole file, for publication. */
export const nativeFile = v.strictObject({
  ...frame,
  setup: v.union([explicitSetup, seededSetup]),
  moves: v.array(move),
});
export type NativeFile = v.InferOutput<typeof nativeFile>;
