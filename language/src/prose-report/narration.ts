import { outsideSpeech } from '../check/prose/outside-speech.ts';

/** A paragraph as it is told, without speech, without what is set in italics, without the conditions of its cases. */
export const narration = (text: string): string => outsideSpeech(withoutConditions(text));

/** A text with all its cases one after the other. */
export const withoutConditions = (text: string): string =>
  text.replace(/(?<!\\)([{|])[^{}|"*]*?:/g, '$1').replace(/(?<!\\)[{}|]/g, ' ');

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'-]*/gu;

/** The words of a text, in small letters. */
export const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(WORD) ?? [];

/** The sentences of a text. What ends in a stop goes to the next capital, so "Mr. Pell" would be two: write "Mr". */
export const sentencesIn = (text: string): readonly string[] =>
  text.split(/(?<=[.!?])\s+(?=\p{Lu})/u).filter((sentence) => wordsIn(sentence).length > 0);

/** The speeches of a text, without their quotes. */
export const speechesIn = (text: string): readonly string[] =>
  [...withoutConditions(text).matchAll(/"([^"]+)"?/g)].map(([, said = '']) => said);
