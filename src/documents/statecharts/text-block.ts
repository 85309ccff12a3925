/** Lines of text that stand together in a picture of a chart. */
import type { RuleId } from '../../../spec/rules/ids.ts';
import { lettering, textWidth } from '../../pictures/lettering.ts';
import { FAINT, INK } from '../../pictures/palette.ts';
import type { Element } from '../../pictures/svg.ts';
import type { Said } from './chart-graph.ts';

/** One line. */
export interface Line {
  readonly text: string;
  /** Pixels. */
  readonly size: number;
  readonly bold: boolean;
  readonly fill: string;
}

const SPACING = 1.35;
const RULES_IN_A_LINE = 4;

/** A line that names a state. */
export const nameLine = (text: string): Line => ({ text, size: 14, bold: true, fill: INK });

/** A line that says what happens. */
export const plainLine = (text: string): Line => ({ text, size: 11, bold: false, fill: INK });

/** Ids of rules, a few in each line. */
export const ruleLines = (rules: readonly RuleId[]): readonly Line[] =>
  Array.from({ length: Math.ceil(rules.length / RULES_IN_A_LINE) }, (_, i) => ({
    text: rules.slice(i * RULES_IN_A_LINE, (i + 1) * RULES_IN_A_LINE).join(' '),
    size: 9,
    bold: false,
    fill: FAINT,
  }));

/** What a transition says, with its rules under it. */
export const saidLines = (said: readonly Said[]): readonly Line[] =>
  said.flatMap(({ text, rules }) => [...(text === '' ? [] : [plainLine(text)]), ...ruleLines(rules)]);

/** Height of the lines in pixels. */
export const blockHeight = (lines: readonly Line[]): number =>
  Math.ceil(lines.reduce((sum, { size }) => sum + size * SPACING, 0));

/** Width of the widest line in pixels. */
export const blockWidth = (lines: readonly Line[]): number =>
  Math.ceil(Math.max(0, ...lines.map(({ text, size, bold }) => textWidth(text, size, bold))));

/** The lines, one under the other; `x` is their left side or their middle, `y` their top. */
export const textBlock = (
  x: number,
  y: number,
  lines: readonly Line[],
  anchor: 'start' | 'middle',
): readonly Element[] => {
  let top = y;
  return lines.map(({ text, size, bold, fill }) => {
    const middle = top + (size * SPACING) / 2;
    top += size * SPACING;
    return lettering(x, middle, text, { size, bold, fill, anchor });
  });
};
