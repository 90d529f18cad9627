import type { Block } from '../../syntax/block.ts';
import type { Part } from '../world-index.ts';

/** The number of words, separated by spaces. A dash alone does not count. */
export function countWords(text: string): number {
  let words = 0;
  // Searching for spaces is faster than testing each character.
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

/** Returns the text with the longest case of each substitution. */
export const maxLengthText = (text: string): string =>
  text.replace(SUBSTITUTION, (_, inside: string) =>
    inside
      .split(BAR)
      .map((variant) => variant.replace(CONDITION, ''))
      .reduce((max, variant) => (countWords(variant) > countWords(max) ? variant : max)),
  );

const SUBSTITUTION = /(?<!\\)\{([^{}]*)\}/g;
const BAR = /(?<!\\)\|/;
/** The condition of a case, which ends at the first colon outside quotes. */
const CONDITION = /^(?:[^:"\\]|"[^"]*"|\\.)*:/;

export const countProseWords = ({ block }: Pick<Part, 'block'>): number =>
  block.prose.reduce((words, { text }) => words + countWords(text), 0);

export type Ending =
  | 'speech'
  | 'written words'
  | 'speech and who says it'
  | 'a sentence about you'
  | 'a short sentence'
  | 'a long sentence';

const SHORT = 8;

/** Returns undefined if there is no prose. */
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

/** Replaces speech and italics by spaces, so that offsets stay valid. */
export const withoutSpeech = (text: string): string =>
  text.includes('"') || text.includes('*')
    ? text.replace(/"[^"]*(?:"|$)|\*[^*]*(?:\*|$)/g, (quoted) => ' '.repeat(quoted.length))
    : text;
