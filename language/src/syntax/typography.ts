const OPENING_BEFORE = /[\s([{\u2014\u2013\u201c\u2018-]/;
const APOSTROPHE_WORD = /^(?:tis|twas|em|til|ere|bout)\b/i;
const STRAIGHT_QUOTE = /["']/g;

/** Straight quotes as a printer sets them. Plain text in, plain text out. */
export const curlQuotes = (text: string): string => text.replace(STRAIGHT_QUOTE, quoteSetter(text));

/**
 * Sets the quotes of one text, asked from left to right. Asterisks beside a quote are looked through.
 * `start` is the mark that stands before the text, where it is part of another.
 */
function quoteSetter(text: string, start = ' '): (quote: string, at: number) => string {
  let last = '';
  return (quote, at) => {
    let i = at - 1;
    while (text[i] === '*') i--;
    const before = text[i] === '"' || text[i] === "'" ? last : (text[i] ?? start);
    const opens = OPENING_BEFORE.test(before) && opensBefore(quote, text.slice(at + 1, at + 7));
    if (quote === '"') last = opens ? '\u201c' : '\u201d';
    else last = opens ? '\u2018' : '\u2019';
    return last;
  };
}

/** After a space, a dash or another opening mark a quote opens, unless nothing follows it or a word that has lost its beginning. */
function opensBefore(quote: string, rest: string): boolean {
  const after = rest.replace('*', '')[0];
  return after !== undefined && after !== ' ' && (quote === '"' || !APOSTROPHE_WORD.test(rest));
}

const SPECIAL = /\\[*{}|:]|["'*&<>]/g;
const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Turns parts of one paragraph into safe markup, in their order; emphasis and quotes go on from one to the next. */
type Typesetter = {
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
