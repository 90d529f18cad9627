/** The signs that stand round a found word until it becomes markup. No text holds them: they mean nothing by themselves. */
export const startOfMark = '\u{e000}';
export const stopOfMark = '\u{e001}';

const signs = new RegExp(`[${startOfMark}${stopOfMark}]`, 'gu');

/**
 * The text with the signs where the other has them, which is the same text without accents. Both are read side by side:
 * a letter of one is a letter of the other. Texts that are not alike in that get no signs.
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

/** The markup with `<mark>` for the signs. */
export const inMarkup = (html: string): string =>
  html.replace(signs, (sign) => (sign === startOfMark ? '<mark>' : '</mark>'));
