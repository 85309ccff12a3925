/** Whole numbers as files write them: dollars, percent, counts. */
import * as v from 'valibot';

/** A whole number from 0 on. Minus zero is no number that anybody writes: it would print as another one. */
export const wholeNumber = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.check((n) => !Object.is(n, -0)),
);
