import type { Problem, Words } from './block.ts';
import { placeIn } from './cut.ts';

/** The offsets of a mark in a text, but for those with a backslash before them. */
export function offsetsOf(text: string, mark: string): readonly number[] {
  const found: number[] = [];
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === mark) found.push(i);
  }
  return found;
}

/** A problem that points at one mark of a text. */
export const wrongMark = (words: Words, offset: number, message: string): Problem => ({
  at: placeIn(words, offset),
  message,
});

/** Asterisks open and close in turn: an odd one has no partner. */
export const looseAsterisk = (words: Words, asterisks: readonly number[]): readonly Problem[] =>
  asterisks.length % 2 === 0
    ? []
    : [wrongMark(words, asterisks.at(-1) ?? 0, 'this asterisk has no partner; write \\* for a plain one')];
