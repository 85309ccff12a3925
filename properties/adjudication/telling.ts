/** How tests have verdicts told: in English, players by their ids. */
import type { Telling } from '../../src/adjudication/telling.ts';
import { sayIn } from '../../src/adjudication/words.ts';
import { engine } from '../support/table.ts';

export const telling: Telling = { box: engine.box, lang: 'en', say: sayIn('en'), player: (id) => id };
