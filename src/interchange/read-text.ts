/** Reads a text of limited size: a file, a compressed file or the standard input. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { FaultCode, InputFault } from '../fault.ts';
import type { Result } from '../result.ts';
import { failed, ok } from '../result.ts';

/** Largest input in bytes, compressed and decompressed alike: many times the longest game. */
export const LARGEST_INPUT = 32 * 1024 * 1024;

const CHUNK = 64 * 1024;
const STDIN = 0;
const RETRY_MS = 10;

/** The text of a file; `-` is the standard input. What is compressed is recognised by its first bytes, not by its name. */
export const readText = (file: string, limit: number = LARGEST_INPUT): Result<string, InputFault> => {
  const fault = (code: FaultCode, message: string): Result<never, InputFault> =>
    failed({ code, file, place: '', message });
  const tooLarge = (): Result<never, InputFault> => fault('file-too-large', `more than ${limit} bytes`);

  const bytes = readBytes(file, limit);
  if (bytes === 'too-large') return tooLarge();
  if (bytes === 'missing') return fault('no-such-file', 'there is no such file');
  if (bytes === 'unreadable') return fault('not-readable', 'cannot be read');
  if (bytes.length === 0) return fault('empty-file', 'the file is empty');

  const plain = isGzip(bytes) ? unzip(bytes, limit) : bytes;
  if (plain === 'too-large') return tooLarge();
  if (plain === 'broken') return fault('broken-gzip', 'cannot be decompressed');

  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(plain);
    return text.trim() === '' ? fault('empty-file', 'the file is empty') : ok(text);
  } catch {
    return fault('not-text', 'not UTF-8 text');
  }
};

const readBytes = (file: string, limit: number): Uint8Array | 'missing' | 'unreadable' | 'too-large' => {
  let fd: number | null = null;
  try {
    fd = file === '-' ? STDIN : openSync(file, 'r');
    if (fstatSync(fd).isDirectory()) return 'unreadable';
    return readUpTo(fd, limit);
  } catch (error) {
    return errorCode(error) === 'ENOENT' ? 'missing' : 'unreadable';
  } finally {
    if (fd !== null && fd !== STDIN) closeSync(fd);
  }
};

/** Reads to the end rather than by the size that the file claims: pipes and devices claim none. */
const readUpTo = (fd: number, limit: number): Uint8Array | 'too-large' => {
  let bytes = new Uint8Array(CHUNK);
  let total = 0;
  for (;;) {
    if (total === bytes.length) {
      const larger = new Uint8Array(bytes.length * 2);
      larger.set(bytes);
      bytes = larger;
    }
    const count = readSome(fd, bytes.subarray(total));
    if (count === 0) return bytes.subarray(0, total);
    total += count;
    if (total > limit) return 'too-large';
  }
};

/** One read; waits where a pipe has nothing to give yet. */
const readSome = (fd: number, into: Uint8Array): number => {
  for (;;) {
    try {
      return readSync(fd, into, 0, into.length, null);
    } catch (error) {
      const code = errorCode(error);
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
    }
  }
};

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

const unzip = (bytes: Uint8Array, limit: number): Uint8Array | 'broken' | 'too-large' => {
  try {
    const plain = gunzipSync(bytes, { maxOutputLength: limit });
    return new Uint8Array(plain.buffer, plain.byteOffset, plain.byteLength);
  } catch (error) {
    return errorCode(error) === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : 'broken';
  }
};

const errorCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
