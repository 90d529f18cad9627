/** What may be written with an invitation is no longer than this, counted in characters. */
export const mostWords = 1400;

/** Control characters besides the line break, halves of characters, and marks that turn the direction of writing. */
const unfit = /(?!\n)\p{Cc}|\p{Cs}|[\u202A-\u202E\u2066-\u2069]/u;

/** The words as they are kept: line breaks alike, nothing around them. Nothing when they will not do. */
export function fitWords(words: string): string | undefined {
  const tidy = words.replace(/\r\n?/g, '\n').trim();
  return unfit.test(tidy) || [...tidy].length > mostWords ? undefined : tidy;
}
