import type { Words } from './block.ts';
import { setCharacter } from './typographic.ts';

export type RichText = {
  /** Safe markup: only `<em>`, everything else is escaped. */
  readonly html: string;
  readonly hasLooseAsterisk: boolean;
};

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** One paragraph's worth of text: `*x*` becomes emphasis, quotes become curly, all else is escaped. */
export function richText(text: string): RichText {
  let html = '';
  let before = ' ';
  let inEmphasis = false;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '*') {
      html += inEmphasis ? '</em>' : '<em>';
      inEmphasis = !inEmphasis;
      continue;
    }
    if (text[i] === '\\' && text[i + 1] === '*') i++;
    const character = setCharacter(text, i, before);
    html += ESCAPED[character] ?? character;
    before = character;
  }
  return { html: inEmphasis ? `${html}</em>` : html, hasLooseAsterisk: inEmphasis };
}

/** Prose as the game shows it, one `<p>` for each paragraph. */
export const proseHtml = (prose: readonly Words[]): string =>
  prose.map(({ text }) => `<p>${richText(text).html}</p>`).join('');
