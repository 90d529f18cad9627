const OPENING_BEFORE = /[\s([{\u2014\u2013\u201c\u2018-]/;
const APOSTROPHE_WORD = /^(?:tis|twas|em|til|ere|bout)\b/i;

/** Straight quotes as a printer sets them. Plain text in, plain text out. */
export function typographic(text: string): string {
  let set = '';
  for (let i = 0; i < text.length; i++) set += setCharacter(text, i, set.at(-1) ?? ' ');
  return set;
}

/** The character at `i` as it is set after `before`, the last character that was. */
export function setCharacter(text: string, i: number, before: string): string {
  const character = text[i] ?? '';
  if (character === '"') return opens(text, i, before) ? '\u201c' : '\u201d';
  if (character !== "'") return character;
  const isApostrophe = APOSTROPHE_WORD.test(text.slice(i + 1, i + 6));
  return opens(text, i, before) && !isApostrophe ? '\u2018' : '\u2019';
}

/** A quote opens after a space, a dash or another opening mark, unless nothing follows it. */
function opens(text: string, i: number, before: string): boolean {
  const after = text.slice(i + 1, i + 3).replace('*', '')[0];
  return OPENING_BEFORE.test(before) && after !== undefined && after !== ' ';
}
