/** Small pieces of Markdown. */

/** Plain text, fit to stand in Markdown: its marks are marks no more. */
export const plainText = (text: string): string => text.replace(/[\\`*_<>[\]|]/g, (mark) => `\\${mark}`);

/** A permanent place in a page. */
export const anchor = (id: string): string => `<a id="${id}"></a>`;

/** A link whose words are Markdown already. */
export const link = (words: string, target: string): string => `[${words}](${target})`;

/** Text in the letters of code. */
export const code = (text: string): string => `\`${text}\``;

/** Paragraphs as a page: an empty line between them, a line break at the end. */
export const page = (paragraphs: readonly string[]): string =>
  `${paragraphs.filter((each) => each !== '').join('\n\n')}\n`;
