/** A text with its speech and what is set apart in italics made blank, every other letter at its place. */
export const outsideSpeech = (text: string): string =>
  text.includes('"') || text.includes('*')
    ? text.replace(/"[^"]*(?:"|$)|\*[^*]*(?:\*|$)/g, (said) => ' '.repeat(said.length))
    : text;
