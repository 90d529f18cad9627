/** Upper bound of each word in percent, itself included. */
const words = [
  { upTo: 10, word: 'woefully inadequate' },
  { upTo: 20, word: 'inadequate' },
  { upTo: 50, word: 'lacking' },
  { upTo: 70, word: 'adequate' },
  { upTo: 90, word: 'solid' },
  { upTo: 150, word: 'potent' },
  { upTo: Number.POSITIVE_INFINITY, word: 'unnecessarily potent' },
] as const;

export type HintWord = (typeof words)[number]['word'];

/** What an agent's skill is called, by their chance in percent at a typical check. */
export const hintWord = (chance: number): HintWord =>
  words.find(({ upTo }) => chance <= upTo)?.word ?? 'unnecessarily potent';
