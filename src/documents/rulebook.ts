/** Writes the pages of the rulebook anew. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { rulesInOrder } from '../../spec/rules/rulebook.ts';
import { EVIDENCE } from './evidence/evidence.ts';
import { RULEBOOK_FOLDER, rulebookPages } from './rulebook-pages.ts';

// Pages of chapters that are no more must not stay behind.
rmSync(RULEBOOK_FOLDER, { recursive: true, force: true });
for (const [name, text] of rulebookPages(rulesInOrder(), EVIDENCE)) {
  const file = new URL(name, RULEBOOK_FOLDER);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, text);
}
