const minTermLength = 2;

/**
 * The parts of words that a search looks for: its words and quoted phrases. Undefined if one of them is too short, or if
 * the search excludes words or offers a choice.
 */
export function substringsIn(search: string): readonly string[] | undefined {
  const terms = [...search.matchAll(/"([^"]*)"|(\S+)/g)].map(([, phrase, word = '']) => ({
    isWord: phrase === undefined,
    text: (phrase ?? word).replaceAll('"', '').trim(),
  }));
  const isPlain = terms.every(
    ({ isWord, text }) =>
      [...foldForSearch(text)].length >= minTermLength &&
      /[\p{L}\p{N}]/u.test(text) &&
      !(isWord && (text.startsWith('-') || text.toLowerCase() === 'or')),
  );
  return isPlain && terms.length > 0 ? terms.map(({ text }) => text) : undefined;
}

/** The same form as `plain_for_search` in the database. */
export const foldForSearch = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘ʼ]/g, '')
    .normalize('NFC')
    .toLowerCase();
