import type { Box } from '../../spec/box/box.ts';
import { cardChecks } from './card-checks.ts';
import type { BoxChecks } from './check.ts';
import { countChecks } from './count-checks.ts';
import { mapChecks, tileChecks } from './map-checks.ts';

/** Every sentence that the printed game is held to. */
export const boxChecks: BoxChecks = { ...countChecks, ...mapChecks, ...tileChecks, ...cardChecks };

/** All faults of a box, each with the sentence that it breaks. */
export function boxFaults(box: Box): readonly string[] {
  return Object.entries(boxChecks).flatMap(([sentence, check]) => check(box).map((fault) => `${sentence}: ${fault}`));
}
