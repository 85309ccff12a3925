/** The JSON Schemas of the files that we read, made from the schemas that read them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { eighteenXXFile } from '../interchange/eighteen-xx/schema.ts';
import { nativeFile } from '../interchange/native/file-schema.ts';

/** A schema as it is published. */
interface Published {
  /** Name of its file in `docs/schemas`. */
  readonly name: string;
  readonly title: string;
  readonly schema: v.GenericSchema;
}

const PUBLISHED: readonly Published[] = [
  { name: 'royal-gorge-1', title: 'A game of 18 Royal Gorge (royal-gorge/1)', schema: nativeFile },
  { name: '18xx-games', title: 'A record of 18xx.games, as far as it is read', schema: eighteenXXFile },
];

/** The published schemas by the name of their file. */
export const jsonSchemas = (): ReadonlyMap<string, string> =>
  new Map(
    PUBLISHED.map(({ name, title, schema }) => {
      // Checks that JSON Schema cannot express, such as names that every object inherits, are left out of it.
      const { $schema, ...body } = toJsonSchema(schema, { errorMode: 'ignore' });
      return [`${name}.schema.json`, `${JSON.stringify({ $schema, title, ...body }, null, 2)}\n`];
    }),
  );

/** Folder of the published schemas. */
export const SCHEMA_FOLDER = new URL('../../docs/schemas/', import.meta.url);

/** Writes the published schemas. */
export const writeSchemas = (): void => {
  mkdirSync(SCHEMA_FOLDER, { recursive: true });
  for (const [name, text] of jsonSchemas()) writeFileSync(new URL(name, SCHEMA_FOLDER), text);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) writeSchemas();
