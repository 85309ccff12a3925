/** A strict reader of the XML that pictures are made of: elements, attributes, text and the five named entities. */

/** An element as read. */
export interface Xml {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Text directly in the element, white space at its ends left out. */
  readonly text: string;
  readonly children: readonly Xml[];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const NAME = '[A-Za-z_][\\w.-]*';
const TOKEN = new RegExp(`<(/?)(${NAME})((?:\\s+${NAME}="[^"<]*")*)\\s*(/?)>|([^<]+)`, 'y');
const ATTRIBUTE = new RegExp(`(${NAME})="([^"<]*)"`, 'g');
/** What XML 1.0 does not allow anywhere. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

const decoded = (text: string): string =>
  text.replace(/&([^;&]*;?)/g, (whole, body: string) => {
    const found = body.endsWith(';') ? ENTITIES[body.slice(0, -1)] : undefined;
    if (found === undefined) throw new SyntaxError(`no entity ${whole}`);
    return found;
  });

interface Open {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
  readonly children: Xml[];
}

const attributesOf = (written: string): Readonly<Record<string, string>> => {
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of written.matchAll(ATTRIBUTE)) {
    if (name in attributes) throw new SyntaxError(`${name} twice`);
    attributes[name] = decoded(value);
  }
  return attributes;
};

/** Reads a document of one element; throws a `SyntaxError` where it is not well formed. */
export const readXml = (source: string): Xml => {
  if (FORBIDDEN.test(source)) throw new SyntaxError('a character that XML does not allow');
  const root: Open = { tag: '', attributes: {}, text: '', children: [] };
  const open: Open[] = [root];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const from = TOKEN.lastIndex;
    const found = TOKEN.exec(source);
    const here = open.at(-1);
    if (found === null || here === undefined) throw new SyntaxError(`neither tag nor text at ${from}`);
    const [, closing, tag = '', attributes = '', alone, text] = found;
    if (text !== undefined) here.text += decoded(text);
    else if (closing === '/') {
      if (here.tag !== tag || open.length === 1) throw new SyntaxError(`</${tag}> closes <${here.tag}>`);
      open.pop();
      open.at(-1)?.children.push({ ...here, text: here.text.trim() });
    } else if (alone === '/') here.children.push({ tag, attributes: attributesOf(attributes), text: '', children: [] });
    else open.push({ tag, attributes: attributesOf(attributes), text: '', children: [] });
  }
  const [only, ...others] = root.children;
  if (open.length > 1 || only === undefined || others.length > 0 || root.text.trim() !== '')
    throw new SyntaxError('not one element');
  return only;
};

/** An element and all in it. */
export const all = (element: Xml): readonly Xml[] => [element, ...element.children.flatMap(all)];

/** The elements that have an attribute, of this value if one is given. */
export const having = (root: Xml, name: string, value?: string): readonly Xml[] =>
  all(root).filter(({ attributes }) =>
    value === undefined ? attributes[name] !== undefined : attributes[name] === value,
  );

/** All texts in an element. */
export const textsIn = (root: Xml): readonly string[] =>
  all(root).flatMap(({ tag, text }) => (tag === 'text' ? [text] : []));
