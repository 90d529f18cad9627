const OPENING_BEFORE = /[\s([{\u2014\u2013\u201c\u2018-]/;
const APOSTROPHE_WORD = /^(?:tis|twas|em|til|ere|bout)\b/i;
const STRAIGHT_QUOTE = /["']/g;

/** Turns the curly quotes of word processors into straight ones. */
export const straighten = (text: string): string =>
  text.replace(/[\u201c\u201d]/g, '"').replace(/[\u2018\u2019]/g, "'");

/** Turns straight quotes into curly ones. Plain text in and out. */
export const curlQuotes = (text: string): string => text.replace(STRAIGHT_QUOTE, quoteSetter(text));

/** Must be called from left to right. Ignores an asterisk next to a quote. `start` is the character before the text. */
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

/** A quote opens after a space, a dash or an opening mark, except at the end and before words like 'tis. */
function opensBefore(quote: string, rest: string): boolean {
  const after = rest.replace('*', '')[0];
  return after !== undefined && after !== ' ' && (quote === '"' || !APOSTROPHE_WORD.test(rest));
}

const SPECIAL = /\\[*{}|:]|["'*&<>\n]/g;
// Text without its tags keeps the line end.
const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\n': '<br>\n' };

/** Must be called from left to right, because emphasis and quotes continue across parts. */
type Typesetter = {
  readonly set: (from: number, to: number) => string;
  readonly close: () => string;
};

/**
 * `*x*` becomes emphasis, quotes become curly, line ends become `<br>`, everything else is escaped. `start` is the character before the text.
 */
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

/** Safe markup, whose only tags are `<em>` and `<br>`. */
export function richText(text: string, start?: string): string {
  if (text.search(SPECIAL) < 0) return text;
  const { set, close } = typesetterOf(text, start);
  return set(0, text.length) + close();
}

/** Safe markup. Asterisks have no meaning. */
export function plainHtml(text: string): string {
  const setQuote = quoteSetter(text);
  return text.replace(/["'&<>]/g, (found, at: number) => ESCAPED[found] ?? setQuote(found, at));
}
