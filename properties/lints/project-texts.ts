/** Texts of the project that lints read: its code, its tests, and the sums of its last campaign. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Summary } from '../campaign/summary.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const textsIn = (folder: string, wanted: (file: string) => boolean): string =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && wanted(file))
    .sort()
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'))
    .join('\n');

/** The code of rules and charts, without the lists of what there is: ids, rulings, the rulebook. */
export const codeOfRules = (): string =>
  ['spec', 'machines']
    .map((folder) => textsIn(folder, (file) => !/^profiles\/|rules\/ids\.ts$|rules\/rulebook\.ts$/.test(file)))
    .join('\n');

/** The tests that test rules; lints and tests of documents only mention them. */
export const testsOfTheRules = (): string =>
  textsIn('properties', (file) => file.endsWith('.test.ts') && !/^(?:lints|documents)\//.test(file));

/** The sums of the last campaign. */
export const lastCampaign = (): Summary =>
  JSON.parse(readFileSync(join(ROOT, 'docs/campaign.json'), 'utf8')) as Summary;
