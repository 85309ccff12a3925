import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import { newGameState } from '../../spec/setup.ts';
import { traceRecord } from '../../src/trace/record.ts';
import { openTrace } from '../../src/trace/write.ts';

const folder = mkdtempSync(join(tmpdir(), 'royal-gorge-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a trace in a file', () => {
  const setup = {
    profile: 'bga' as const,
    players: ['1', '2'],
    railroads: ['KP', 'RG', 'SPP', 'SF', 'FCC'] as const,
    privates: ['Y3', 'Y6', 'G6', 'G1', 'B4'] as const,
    priority: '2',
    shorterEnd: false,
  };
  const record = traceRecord({ at: '', game: newGameState(setup, baseBox) }, baseBox, {
    ...{ n: 0, sub: 0, id: 0, action: null },
  });
  const listeners = (): number => process.listenerCount('exit') + process.listenerCount('SIGINT');
  const open = (file: string) => {
    const writer = openTrace(file);
    if (!writer.ok) throw new Error(writer.error.message);
    return writer.value;
  };
  afterEach(() => {
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  });

  it('is there only when it is finished', () => {
    const file = join(folder, 'a.jsonl');
    const before = listeners();
    const writer = open(file);
    for (let i = 0; i < 50; i += 1) writer.put(record);
    expect(existsSync(file)).toBe(false);
    expect(writer.finish().ok).toBe(true);
    expect(readdirSync(folder)).toEqual(['a.jsonl']);
    expect(readFileSync(file, 'utf8')).toBe(`${JSON.stringify(record)}\n`.repeat(50));
    expect(listeners()).toBe(before);
  });

  it('leaves nothing behind when it is discarded, and the old file as it was', () => {
    const file = join(folder, 'a.jsonl');
    writeFileSync(file, 'old');
    const before = listeners();
    const writer = open(file);
    for (let i = 0; i < 50; i += 1) writer.put(record);
    writer.discard();
    writer.discard();
    expect(writer.put(record).ok).toBe(true);
    expect(writer.finish().ok).toBe(true);
    expect(readdirSync(folder)).toEqual(['a.jsonl']);
    expect(readFileSync(file, 'utf8')).toBe('old');
    expect(listeners()).toBe(before);
  });

  it('replaces the file behind a link, not the link', () => {
    writeFileSync(join(folder, 'real.jsonl'), 'old');
    symlinkSync(join(folder, 'real.jsonl'), join(folder, 'link.jsonl'));
    const writer = open(join(folder, 'link.jsonl'));
    writer.put(record);
    writer.finish();
    expect(readFileSync(join(folder, 'real.jsonl'), 'utf8')).not.toBe('old');
    expect(readdirSync(folder)).toEqual(['link.jsonl', 'real.jsonl']);
  });

  it('goes into a device without replacing it', () => {
    const writer = open('/dev/null');
    writer.put(record);
    expect(writer.finish().ok).toBe(true);
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  });

  it.each([
    ['a folder', () => folder],
    ['a folder that is not there', () => join(folder, 'nowhere', 'a.jsonl')],
  ])('is refused where it would be %s', (_, file) => {
    const writer = openTrace(file());
    expect(writer.ok ? 'open' : writer.error.code).toBe('not-writable');
  });

  it('says at the end what could not be written', () => {
    const writer = open('/dev/full');
    writer.put(record);
    const ended = writer.finish();
    expect(ended.ok ? 'written' : ended.error.code).toBe('not-writable');
    expect(writer.finish().ok).toBe(false);
  });
});
