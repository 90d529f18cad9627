/** Placeholders around a match until they become HTML. They are private-use characters, which no text contains. */
export const startOfMark = '\u{e000}';
export const stopOfMark = '\u{e001}';

const signs = new RegExp(`[${startOfMark}${stopOfMark}]`, 'gu');

/**
 * Copies the placeholders from `marked` to `text`. `marked` is the same text without accents, so that both match
 * character by character. Returns the text without placeholders if their lengths differ.
 */
export function markFound(text: string, marked: string): string {
  const letters = [...text.replace(signs, '').normalize('NFC')];
  let place = 0;
  let told = '';
  for (const sign of marked) {
    if (sign === startOfMark || sign === stopOfMark) told += sign;
    else told += letters[place++] ?? '';
  }
  return place === letters.length ? told : letters.join('');
}

/** The HTML with `<mark>` instead of the placeholders. */
export const inMarkup = (html: string): string =>
  html.replace(signs, (sign) => (sign === startOfMark ? '<mark>' : '</mark>'));
