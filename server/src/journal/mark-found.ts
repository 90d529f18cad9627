/** Placeholders around a match, later replaced with HTML. Private-use characters do not occur in any text. */
export const startOfMark = '\u{e000}';
export const stopOfMark = '\u{e001}';

const placeholders = new RegExp(`[${startOfMark}${stopOfMark}]`, 'gu');

/**
 * Copies the placeholders from `marked` to `text`. `marked` is the same text without accents, and must match character
 * by character. Returns the text without placeholders if the lengths differ.
 */
export function markFound(text: string, marked: string): string {
  const characters = [...text.replace(placeholders, '').normalize('NFC')];
  let place = 0;
  let result = '';
  for (const sign of marked) {
    if (sign === startOfMark || sign === stopOfMark) result += sign;
    else result += characters[place++] ?? '';
  }
  return place === characters.length ? result : characters.join('');
}

export const withMarkTags = (html: string): string =>
  html.replace(placeholders, (sign) => (sign === startOfMark ? '<mark>' : '</mark>'));
