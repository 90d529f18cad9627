/** Replaces each placeholder in braces. Unknown ones stay. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{([a-z]+)\}/g, (braced, word: string) => values[word] ?? braced);
