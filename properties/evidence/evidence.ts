/** Writes down what stands behind each rule, for the rulebook and for `rules`. */
import { writeFileSync } from 'node:fs';
import { collected } from './collect.ts';

const FILE = new URL('../../src/documents/evidence/evidence-data.ts', import.meta.url);
const HEAD = `/** Made by \`npm run docs:evidence\`; never edited by hand. */
import type { RuleEvidence } from './evidence.ts';
`;

const evidence = Object.fromEntries(collected());
writeFileSync(
  FILE,
  `${HEAD}\nexport const EVIDENCE_DATA: Readonly<Record<string, RuleEvidence>> = ${JSON.stringify(evidence)};\n`,
);
