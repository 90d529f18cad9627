import { quoteSetter } from './typographic.ts';

const SPECIAL = /\\[*{}|:]|["'*&<>]/g;
const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Turns parts of one paragraph into safe markup, in their order; emphasis and quotes go on from one to the next. */
export type Typesetter = {
  readonly set: (from: number, to: number) => string;
  /** Closes an emphasis that was left open. */
  readonly close: () => string;
};

/** `*x*` becomes emphasis, quotes become curly, all else is escaped. `start` is the mark before a text that is part of another. */
export function typesetterOf(text: string, start?: string): Typesetter {
  const setQuote = quoteSetter(text, start);
  let inEmphasis = false;
  const setOne = (found: string, at: number): string => {
    if (found.startsWith('\\')) return found.slice(1);
    if (found !== '*') return ESCAPED[found] ?? setQuote(found, at);
    inEmphasis = !inEmphasis;
    return inEmphasis ? '<em>' : '</em>';
  };
  return {
    set: (from, to) => text.slice(from, to).replace(SPECIAL, (found, at: number) => setOne(found, from + at)),
    close: () => (inEmphasis ? '</em>' : ''),
  };
}

/** One paragraph, or a part of one, as safe markup: the only mark in it is `<em>`. */
export function richText(text: string, start?: string): string {
  if (text.search(SPECIAL) < 0) return text;
  const { set, close } = typesetterOf(text, start);
  return set(0, text.length) + close();
}

/** Plain words as safe markup: an asterisk stays one. */
export function plainHtml(text: string): string {
  const setQuote = quoteSetter(text);
  return text.replace(/["'&<>]/g, (found, at: number) => ESCAPED[found] ?? setQuote(found, at));
}
