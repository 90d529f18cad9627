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
    last = setQuote(quote, before, text.slice(at + 1, at + 7));
    return last;
  };
}

/** A quote opens after a space, a dash or another opening mark, unless nothing follows it. */
function setQuote(quote: string, before: string, rest: string): string {
  const after = rest.replace('*', '')[0];
  const opens = OPENING_BEFORE.test(before) && after !== undefined && after !== ' ';
  if (quote === '"') return opens ? '\u201c' : '\u201d';
  return opens && !APOSTROPHE_WORD.test(rest) ? '\u2018' : '\u2019';
}
