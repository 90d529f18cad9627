import type { Measure } from './measure.ts';
import { wordsIn } from './narration.ts';
import type { Sample } from './sample.ts';

/** *One* as anybody: not one of several, and nobody in particular. */
const ONE =
  /(?<!-|\b(?:the|this|that|each|every|any|no|not|which|only|another|by|with|of|and|two|\w+ed|\w+,) |\b(?:short|tall|new|old|young|long|small|large|good|last|next) )\bone (?:can(?:not)?|could|may|might|must|would|should|need|has|is|does|never|always|(?!its|this|thus|was|as)\w+s)\b/gi;
const HABIT = [
  'do',
  'does',
  'did',
  'are',
  'go',
  'say',
  'get',
  'give',
  'take',
  'write',
  'put',
  'tell',
  'try',
  'hold',
  'look',
];
const AS_ONE_DOES = new RegExp(
  `\\bas (?:one (?:\\w+s|did|can|would)|(?:people|boys|girls|men|women|children|ladies|gentlemen|servants|others) (?:${HABIT.join('|')}))\\b`,
  'gi',
);
const INDEFINITE = /\b(?:some|no|every|any)(?:body|one)\b/gi;

/** Measures of single words, in what is told and not said. */
export const wordMeasures: readonly Measure[] = [
  { name: '"it" per 1,000 words', limit: { most: 27 }, of: per(1000, /\bit\b/gi) },
  { name: '"but" per 1,000 words', limit: { least: 3 }, of: per(1000, /\bbut\b/gi) },
  { name: '"one does" per 1,000 words', limit: { most: 0.5 }, of: per(1000, ONE) },
  { name: '"as one does" per 4,000 words', limit: { most: 1 }, of: per(4000, AS_ONE_DOES) },
  { name: 'somebody and the like per 1,000 words', limit: { most: 4 }, of: per(1000, INDEFINITE) },
];

function per(count: number, form: RegExp): Measure['of'] {
  return ({ paragraphs }: Sample) => {
    const words = paragraphs.reduce((sum, text) => sum + wordsIn(text).length, 0);
    const found = paragraphs.reduce((sum, text) => sum + (text.match(form)?.length ?? 0), 0);
    return words === 0 ? undefined : (count * found) / words;
  };
}
