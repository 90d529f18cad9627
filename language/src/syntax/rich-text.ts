import type { Words } from './block.ts';
import { quoteSetter } from './typographic.ts';

export type RichText = {
  /** Safe markup: only `<em>`, everything else is escaped. */
  readonly html: string;
  readonly hasLooseAsterisk: boolean;
};

const SPECIAL = /\\\*|["'*&<>]/g;
const ESCAPED: Readonly<Record<string, string>> = { '\\*': '*', '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** One paragraph's worth of text: `*x*` becomes emphasis, quotes become curly, all else is escaped. */
export function richText(text: string): RichText {
  const setQuote = quoteSetter(text);
  let inEmphasis = false;
  const html = text.replace(SPECIAL, (found, at: number) => {
    if (found !== '*') return ESCAPED[found] ?? setQuote(found, at);
    inEmphasis = !inEmphasis;
    return inEmphasis ? '<em>' : '</em>';
  });
  return { html: inEmphasis ? `${html}</em>` : html, hasLooseAsterisk: inEmphasis };
}

/** Prose as the game shows it, one `<p>` for each paragraph. */
export const proseHtml = (prose: readonly Words[]): string =>
  prose.map(({ text }) => `<p>${richText(text).html}</p>`).join('');
