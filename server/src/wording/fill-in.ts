/** A text of the world with what is known now in place of its braces. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{([a-z]+)\}/g, (braced, word: string) => values[word] ?? braced);
