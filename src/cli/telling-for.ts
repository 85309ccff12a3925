/** Tells about a game in a language, with the players' names. */
import type { PlayerId } from '../../spec/vocabulary.ts';
import type { Telling } from '../adjudication/telling.ts';
import { sayIn } from '../adjudication/words.ts';
import type { Lang } from '../documents/texts/languages.ts';
import type { Engine } from '../engine.ts';

/** A name fit for a terminal: without control characters. */
const plainName = (name: string): string => name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '?');

/** How this game is told. */
export const tellingFor = (engine: Engine, names: ReadonlyMap<PlayerId, string>, lang: Lang): Telling => ({
  box: engine.box,
  lang,
  say: sayIn(lang),
  player: (id) => plainName(names.get(id) ?? id),
});
