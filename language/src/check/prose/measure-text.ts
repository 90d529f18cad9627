import type { Block } from '../../syntax/block.ts';
import type { Part } from '../world-index.ts';

/** The number of words in a text: runs of letters without a space between them. Dashes that stand alone are none. */
export function countWords(text: string): number {
  let words = 0;
  // From space to space: looking for the next one is quicker than looking at every letter.
  for (let start = 0; start < text.length; ) {
    const space = text.indexOf(' ', start);
    const end = space < 0 ? text.length : space;
    while (start < end && isDash(text.charCodeAt(start))) start++;
    if (start < end) words++;
    start = end + 1;
  }
  return words;
}

const isDash = (code: number): boolean => code === 45 || code === 0x2013 || code === 0x2014;

/** The text as told to whoever is told the most of it: of what depends on who reads, the longest case. */
export const maxLengthText = (text: string): string =>
  text.replace(SUBSTITUTION, (_, inside: string) =>
    inside
      .split(BAR)
      .map((told) => told.replace(CONDITION, ''))
      .reduce((longest, told) => (countWords(told) > countWords(longest) ? told : longest)),
  );

const SUBSTITUTION = /(?<!\\)\{([^{}]*)\}/g;
const BAR = /(?<!\\)\|/;
/** The part before the first colon; a name in quotes may hold one itself. */
const CONDITION = /^(?:[^:"\\]|"[^"]*"|\\.)*:/;

/** The words of all its paragraphs. */
export const wordsOf = ({ block }: Pick<Part, 'block'>): number =>
  block.prose.reduce((words, { text }) => words + countWords(text), 0);

/** The ways in which a result can end that can be told apart by counting. */
export type Ending =
  | 'speech'
  | 'written words'
  | 'speech and who says it'
  | 'a sentence about you'
  | 'a short sentence'
  | 'a long sentence';

const SHORT = 8;

/** The way in which a part ends; none if it tells nothing. */
export function endingOf({ prose }: Block): Ending | undefined {
  const text = prose.at(-1)?.text.trim() ?? '';
  if (text === '') return undefined;
  if (text.endsWith('"')) return 'speech';
  if (/\*[.!?]?$/.test(text)) return 'written words';
  const sentence = lastSentence(text);
  if (sentence.includes('"')) return 'speech and who says it';
  if (/\byou(?:rs?|rself)?\b/i.test(sentence)) return 'a sentence about you';
  return countWords(sentence) <= SHORT ? 'a short sentence' : 'a long sentence';
}

const lastSentence = (text: string): string => text.split(/(?<=[.!?]["*)]*)\s+(?=["*(]*\p{Lu})/u).at(-1) ?? text;

/** A text with its speech and what is set apart in italics made blank, every other letter at its place. */
export const outsideSpeech = (text: string): string =>
  text.includes('"') || text.includes('*')
    ? text.replace(/"[^"]*(?:"|$)|\*[^*]*(?:\*|$)/g, (said) => ' '.repeat(said.length))
    : text;
