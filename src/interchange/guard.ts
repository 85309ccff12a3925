/** What no input may contain, wherever it stands: keys that reach behind an object, and endless nesting. */
import type { FaultCode } from '../fault.ts';

/** Deepest nesting of lists and objects; a game file needs eight. */
export const DEEPEST = 64;

const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a name would be found in every object although nobody put it there: `toString`, `__proto__`. */
export const isInherited = (name: string): boolean => name in Object.prototype;

/** Something forbidden and where it stands. */
export interface Forbidden {
  readonly code: Extract<FaultCode, 'forbidden-key' | 'too-deep'>;
  readonly place: string;
  readonly message: string;
}

interface Node {
  readonly value: object;
  readonly key: string | number;
  readonly parent: Node | null;
  readonly depth: number;
}

/** Writes a path down as one would in a program: `actions[12].price`. */
export const placeOf = (path: readonly (string | number)[]): string =>
  path.map((key, i) => (typeof key === 'number' ? `[${key}]` : i === 0 ? key : `.${key}`)).join('');

const placeAt = (node: Node | null, key: string | number): string => {
  const path = [key];
  for (let n = node; n?.parent != null; n = n.parent) path.unshift(n.key);
  return placeOf(path);
};

/** The first forbidden thing in a parsed text. It walks with a stack of its own, so that no nesting overflows it. */
export const forbiddenIn = (root: unknown): Forbidden | null => {
  if (typeof root !== 'object' || root === null) return null;
  const open: Node[] = [{ value: root, key: '', parent: null, depth: 1 }];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const isList = Array.isArray(node.value);
    for (const [name, value] of Object.entries(node.value)) {
      const key = isList ? Number(name) : name;
      if (FORBIDDEN_KEYS.has(name))
        return { code: 'forbidden-key', place: placeAt(node, key), message: `the key ${name} is not allowed` };
      if (typeof value !== 'object' || value === null) continue;
      if (node.depth === DEEPEST)
        return { code: 'too-deep', place: placeAt(node, key).slice(0, 80), message: `nested deeper than ${DEEPEST}` };
      open.push({ value, key, parent: node, depth: node.depth + 1 });
    }
  }
  return null;
};
