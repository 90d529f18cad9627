import type { Block } from '../../syntax/block.ts';
import { countWords } from './count-words.ts';

/** The ways in which a result can end that can be told apart by counting. */
export const endings = [
  'speech',
  'written words',
  'speech and who says it',
  'a sentence about you',
  'a short sentence',
  'a long sentence',
] as const;
export type Ending = (typeof endings)[number];

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
