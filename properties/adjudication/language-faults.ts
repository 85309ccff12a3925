/** What is wrong with a text that should be in another language than English: words left over, figures left out. */
import { readdirSync } from 'node:fs';
import { baseBox } from '../../spec/box/base-box.ts';
import { RULINGS } from '../../spec/profiles/rulings.ts';
import { RULE_IDS } from '../../spec/rules/ids.ts';
import { METALS, PRIVATES, PROFILES, RAILROADS, TRAINS } from '../../spec/vocabulary.ts';

/** Folders of tests. */
const testFolders = (): readonly string[] =>
  readdirSync(new URL('..', import.meta.url), { withFileTypes: true }).flatMap((each) =>
    each.isDirectory() ? each.name : [],
  );

/** Names of more than one word, or with signs in them; longer ones first, so that none is found in another. */
const PHRASES: readonly string[] = [
  ...Object.values(baseBox.privates).map(({ name }) => name),
  ...PROFILES,
  ...TRAINS,
  '18xx.games',
  '18 Royal Gorge',
  'Rio Grande',
  'Santa Fe',
  'CF&I',
].sort((a, b) => b.length - a.length);

/** Names of one word. */
const WORDS: ReadonlySet<string> = new Set<string>([
  ...RAILROADS,
  ...METALS,
  ...PRIVATES,
  ...RULE_IDS,
  ...Object.keys(RULINGS),
  ...Object.keys(baseBox.tiles),
  'BGA',
  'Salida',
  'Victor',
  // An option of the command line, and a sign of arithmetic.
  'json',
  'min',
]);

/** Hexes, also the small ones of a route; statements of the documents; single letters, of columns and of documents. */
const NAMED = /^(?:[A-Oa-o]\d{1,2}(?:-[A-Oa-o]\d{1,2})*|[AB]-\d+|[A-Z])$/;

/** A move's place in its file, commands to be copied, tests by their files, and disputes by their ids. */
const LITERALS: readonly RegExp[] = [
  /(?:moves|actions)\[\d+\]/g,
  /royal-gorge [a-z]+ \S.*$/gm,
  new RegExp(`\\b(?:${testFolders().join('|')})(?:/[a-z][a-z-]*)+`, 'g'),
  /\bB\d{3}\b/g,
];
/** Figures that were not filled in, or with nothing. */
const UNFILLED = /\{\w+\}|undefined|NaN|\[object \w+\]/g;

const without = (text: string, names: readonly string[]): string =>
  names.reduce((rest, name) => rest.replaceAll(name, ' '), text);

/** Words that are no names, and figures that were not filled in. `names` are those of the game: its players, its file. */
export const leftInEnglish = (text: string, names: readonly string[] = []): readonly string[] => {
  const longestFirst = names.filter((name) => name !== '').sort((a, b) => b.length - a.length);
  const plain = LITERALS.reduce((told, literal) => told.replace(literal, ' '), text);
  const rest = without(without(plain, longestFirst), PHRASES);
  return [
    ...(rest.match(UNFILLED) ?? []),
    ...(rest.replace(UNFILLED, ' ').match(/\p{Script=Latin}[\p{Script=Latin}\d'’_-]*/gu) ?? []).filter(
      (word) => !WORDS.has(word) && !NAMED.test(word.replace(/-$/, '')),
    ),
  ];
};

/** The lines of a text in which something is left, each with what it is. */
export const linesLeftInEnglish = (text: string, names: readonly string[] = []): readonly string[] =>
  text.split('\n').flatMap((line) => {
    const left = leftInEnglish(line, names);
    return left.length === 0 ? [] : [`${[...new Set(left)].join(' ')} | ${line}`];
  });
