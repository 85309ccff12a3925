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

/** Longest path that is written out. */
const SHOWN = 12;

const placeAt = (node: Node | null, key: string | number): string => {
  const path = [key];
  for (let n = node; n?.parent != null; n = n.parent) path.unshift(n.key);
  return path.length > SHOWN ? `${placeOf(path.slice(0, SHOWN))}…` : placeOf(path);
};

/** The first forbidden thing in a parsed text. It walks with a stack of its own, so that no nesting overflows it. */
export const forbiddenIn = (root: unknown): Forbidden | null => {
  if (typeof root !== 'object' || root === null) return null;
  const open: Node[] = [{ value: root, key: '', parent: null, depth: 1 }];
  const enter = (parent: Node, key: string | number, value: unknown): void => {
    if (typeof value === 'object' && value !== null) open.push({ value, key, parent, depth: parent.depth + 1 });
  };
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const { value, parent, key } = node;
    if (node.depth > DEEPEST)
      return { code: 'too-deep', place: placeAt(parent, key), message: `nested deeper than ${DEEPEST}` };
    if (Array.isArray(value)) for (let i = 0; i < value.length; i += 1) enter(node, i, value[i]);
    else
      for (const [name, inner] of Object.entries(value)) {
        if (FORBIDDEN_KEYS.has(name))
          return { code: 'forbidden-key', place: placeAt(node, name), message: `the key ${name} is not allowed` };
        enter(node, name, inner);
      }
  }
  return null;
};
