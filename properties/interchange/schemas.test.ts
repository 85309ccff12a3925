import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { jsonSchemas, SCHEMA_FOLDER } from '../../src/documents/schemas.ts';

const published = (name: string): string => {
  const file = new URL(name, SCHEMA_FOLDER);
  return existsSync(file) ? readFileSync(file, 'utf8') : 'absent: run npm run schemas';
};

describe('the published JSON Schemas', () => {
  it.each([...jsonSchemas()])('%s is what the schemas in the code say', (name, text) => {
    expect(published(name)).toBe(text);
  });

  it('are all of them made from the code', () => {
    expect(readdirSync(SCHEMA_FOLDER).sort()).toEqual([...jsonSchemas().keys()].sort());
  });
});
