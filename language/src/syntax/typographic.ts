const OPENING_BEFORE = /[\s([{\u2014\u2013\u201c\u2018-]/;
const APOSTROPHE_WORD = /^(?:tis|twas|em|til|ere|bout)\b/i;
const STRAIGHT_QUOTE = /["']/g;

/** Straight quotes as a printer sets them. Plain text in, plain text out. */
export const typographic = (text: string): string => text.replace(STRAIGHT_QUOTE, quoteSetter(text));

/**
 * Sets the quotes of one text, asked from left to right. Asterisks beside a quote are looked through.
 * `start` is the mark that stands before the text, where it is part of another.
 */
export function quoteSetter(text: string, start = ' '): (quote: string, at: number) => string {
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
