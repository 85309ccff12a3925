import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { LARGEST_INPUT, readText } from '../../src/interchange/read-text.ts';

const folder = mkdtempSync(join(tmpdir(), 'royal-gorge-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileWith = (name: string, bytes: string | Uint8Array): string => {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  return file;
};
const zipped = (text: string): Uint8Array => new Uint8Array(gzipSync(text));
const codeOf = (file: string, limit?: number): string => {
  const found = readText(file, limit);
  return found.ok ? 'read' : found.error.code;
};

describe('a text file', () => {
  it.each<[name: string, bytes: string | Uint8Array, text: string]>([
    ['plain.json', '{"a": "é"}', '{"a": "é"}'],
    ['packed.json.gz', zipped('{"a": 1}'), '{"a": 1}'],
    ['packed-by-another-name.json', zipped('{"a": 2}'), '{"a": 2}'],
    ['plain-by-another-name.json.gz', '{"a": 3}', '{"a": 3}'],
    ['with-byte-order-mark.json', '\ufeff{"a": 4}', '{"a": 4}'],
    ['longer-than-a-chunk.json', 'x'.repeat(300_001), 'x'.repeat(300_001)],
  ])('%s is read', (name, bytes, text) => {
    expect(readText(fileWith(name, bytes))).toEqual({ ok: true, value: text });
  });

  it.each<[name: string, bytes: string | Uint8Array, code: string]>([
    ['empty.json', '', 'empty-file'],
    ['blank.json', ' \n\t', 'empty-file'],
    ['empty.json.gz', zipped(''), 'empty-file'],
    ['latin-1.json', new Uint8Array([0x7b, 0xe9, 0x7d]), 'not-text'],
    ['garbage.json.gz', new Uint8Array([0x1f, 0x8b, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8]), 'broken-gzip'],
    ['cut-off.json.gz', zipped('{"a": 1}').slice(0, 15), 'broken-gzip'],
  ])('%s is refused', (name, bytes, code) => {
    expect(codeOf(fileWith(name, bytes))).toBe(code);
  });

  it('that does not exist, or is a folder, is refused', () => {
    expect(codeOf(join(folder, 'nowhere.json'))).toBe('no-such-file');
    expect(codeOf(folder)).toBe('not-readable');
    expect(codeOf('a\u0000b')).toBe('not-readable');
  });

  it('may be as long as the limit and not longer, before and after decompression', () => {
    const text = 'x'.repeat(1000);
    expect(codeOf(fileWith('thousand.json', text), 1000)).toBe('read');
    expect(codeOf(fileWith('thousand.json', text), 999)).toBe('file-too-large');
    expect(codeOf(fileWith('thousand.json.gz', zipped(text)), 1000)).toBe('read');
    expect(codeOf(fileWith('thousand.json.gz', zipped(text)), 999)).toBe('file-too-large');
  });

  it('of any size is refused beyond the limit that holds for games', () => {
    const bomb = gzipSync(new Uint8Array(LARGEST_INPUT + 1));
    expect(codeOf(fileWith('bomb.json.gz', new Uint8Array(bomb)))).toBe('file-too-large');
    expect(codeOf('/dev/zero')).toBe('file-too-large');
  });
});
