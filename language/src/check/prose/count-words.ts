import type { Part } from '../parts-of.ts';

const SPACE = 32;

/** How many words a text has: runs of letters without a space between them. Dashes that stand alone are none. */
export function countWords(text: string): number {
  let words = 0;
  let isInside = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === SPACE) isInside = false;
    else if (!isInside && !isDash(code)) {
      isInside = true;
      words++;
    }
  }
  return words;
}

const isDash = (code: number): boolean => code === 45 || code === 0x2013 || code === 0x2014;

/** The words of all its paragraphs. */
export const wordsOf = ({ block }: Pick<Part, 'block'>): number =>
  block.prose.reduce((words, { text }) => words + countWords(text), 0);
