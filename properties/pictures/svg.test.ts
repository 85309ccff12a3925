/** The text of pictures is well-formed XML whatever goes into it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText, textWidth } from '../../src/pictures/lettering.ts';
import { element, escaped, pixels, svgText } from '../../src/pictures/svg.ts';
import { readXml } from './xml.ts';

describe('a well-formed text', () => {
  it('is read back as elements, attributes and text', () => {
    const source = '<a b="1 &amp; 2">\n  <c/>\n  <d e="&quot;">x &lt; y</d>\n</a>\n';
    expect(readXml(source)).toEqual({
      tag: 'a',
      attributes: { b: '1 & 2' },
      text: '',
      children: [
        { tag: 'c', attributes: {}, text: '', children: [] },
        { tag: 'd', attributes: { e: '"' }, text: 'x < y', children: [] },
      ],
    });
  });

  it.each([
    ['an element that is not closed', '<a><b></a>'],
    ['an end without a beginning', '<a/></b>'],
    ['two elements', '<a/><b/>'],
    ['text outside', '<a/>x'],
    ['nothing', ''],
    ['an attribute twice', '<a b="1" b="2"/>'],
    ['an attribute without quotes', '<a b=1/>'],
    ['an angle bracket in an attribute', '<a b="<"/>'],
    ['a bare ampersand', '<a>R & D</a>'],
    ['an unknown entity', '<a>&nbsp;</a>'],
    ['a control character', '<a>\u0007</a>'],
    ['half a character', '<a>\ud800</a>'],
  ])('is not one with %s', (_what, source) => {
    expect(() => readXml(source)).toThrow(SyntaxError);
  });
});

/** What may stand for any text that goes into a picture. */
const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom('<', '>', '&', '"', "'", '\u0000', '\u202e', '\ud800'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
});

describe('an element', () => {
  it('is well formed with any text and any attribute, and both come back', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, value) => {
        const read = readXml(svgText(element('text', { id: value }, text)));
        expect(read.text).toBe(escapedBack(text).trim());
        expect(read.attributes).toEqual({ id: escapedBack(value) });
      }),
    );
  });

  it('leaves out attributes that are undefined', () => {
    expect(svgText(element('g', { a: undefined, b: 1 }))).toBe('<g b="1"/>\n');
  });

  it('sets text on one line, and elements on lines of their own', () => {
    expect(svgText(element('g', {}, element('text', {}, 'a b'), element('g')))).toBe(
      '<g>\n  <text>a b</text>\n  <g/>\n</g>\n',
    );
  });
});

/** A text with what no picture may hold replaced, as it should come back. */
const escapedBack = (text: string): string =>
  escaped(text)
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

describe('a text of unknown origin', () => {
  it.each([
    ['<b>', '&lt;b&gt;'],
    [`"R&D's"`, '&quot;R&amp;D&apos;s&quot;'],
    ['a\u0000b', 'a\uFFFDb'],
    ['a\u202eb', 'a\uFFFDb'],
    ['\ud83d', '\uFFFD'],
    ['Cañon 🚂', 'Cañon 🚂'],
  ])('%j is written as %j', (text, written) => {
    expect(escaped(text)).toBe(written);
  });
});

describe('a number of pixels', () => {
  it.each([
    [1, '1'],
    [1.005, '1'],
    [0.126, '0.13'],
    [-0.001, '0'],
    [-2.5, '-2.5'],
    [1e-9, '0'],
    [123456.789, '123456.79'],
  ])('%d is written as %s', (value, written) => {
    expect(pixels(value)).toBe(written);
  });
});

describe('a text cut to a width', () => {
  it('stays whole where it fits, and fits where it is cut', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 20, max: 200 }), (text, width) => {
        const cut = cutText(text, 10, width);
        if (textWidth(text, 10) <= width) expect(cut).toBe(text);
        else expect(textWidth(cut, 10) <= width || [...cut].length <= 2).toBe(true);
      }),
    );
  });

  it('ends in an ellipsis where it is cut', () => {
    expect(cutText('Denver, South Park & Pacific Railroad', 8.5, 100)).toMatch(/^Denver, .*…$/);
  });
});
