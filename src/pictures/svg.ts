/** SVG as data and as text. The same elements always give the same bytes. */

/** An element of a picture; a string among the children is text. */
export interface Element {
  readonly tag: string;
  readonly attributes: Attributes;
  readonly children: readonly (Element | string)[];
}

/** Attributes in the order in which they are written; those that are undefined are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Makes an element. */
export const element = (
  tag: string,
  attributes: Attributes = {},
  ...children: readonly (Element | string)[]
): Element => ({ tag, attributes, children });

/** A group of elements. */
export const group = (attributes: Attributes, children: readonly Element[]): Element =>
  element('g', attributes, ...children);

const DECIMALS = 2;

/** A number of pixels as it is written: at most two decimals, never `-0`. */
export const pixels = (value: number): string => {
  const rounded = Number(value.toFixed(DECIMALS));
  return String(rounded === 0 ? 0 : rounded);
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that no XML text may hold, and those that turn the direction of what stands around them. */
const FORBIDDEN = /[\p{Cs}\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/gu;

/** Text of any origin, fit to stand in an element or an attribute. */
export const escaped = (text: string): string =>
  text.replace(FORBIDDEN, '\uFFFD').replace(/[&<>"']/g, (found) => ENTITIES[found] ?? found);

const written = (value: string | number): string => (typeof value === 'number' ? pixels(value) : escaped(value));

const attributesText = (attributes: Attributes): string =>
  Object.entries(attributes)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${written(value)}"`]))
    .join('');

const lines = ({ tag, attributes, children }: Element, indent: string): string => {
  const open = `${indent}<${tag}${attributesText(attributes)}`;
  if (children.length === 0) return `${open}/>\n`;
  // White space inside text would show, so elements with text stand on one line.
  if (children.every((child) => typeof child === 'string'))
    return `${open}>${children.map((child) => escaped(child)).join('')}</${tag}>\n`;
  const inner = children.map((child) =>
    typeof child === 'string' ? `${indent}  ${escaped(child)}\n` : lines(child, `${indent}  `),
  );
  return `${open}>\n${inner.join('')}${indent}</${tag}>\n`;
};

/** An element and all in it as text, ending in a line break. */
export const svgText = (root: Element): string => lines(root, '');
