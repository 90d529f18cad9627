import { type Problem, placeIn, type Words } from './block.ts';
import type { RequirementForm } from './requirement.ts';

/** A piece of a text, as written. `Name` is how other things are called in it. */
export type TextPiece<Name = Words> = Plain | Substitution<Name>;

/** The same for everybody: from one offset of the whole text up to another. */
type Plain = { readonly kind: 'plain'; readonly from: number; readonly to: number };

/** A substitution, written in braces; `from` is the offset of the opening one. */
export type Substitution<Name = Words> = { readonly from: number } & (
  | { readonly kind: 'level'; readonly quality: Name }
  /** The entry of a list which the quality keeps under this word; its stages are kept under `stage`. */
  | { readonly kind: 'entry'; readonly list: Words; readonly quality: Name }
  | { readonly kind: 'own name' }
  /** A limit or period of the rules, as figures. */
  | { readonly kind: 'number'; readonly figures: string }
  /** By how the reader is addressed: gentleman, lady, otherwise. */
  | { readonly kind: 'address'; readonly forms: readonly [Words, Words, Words] }
  | { readonly kind: 'cases'; readonly cases: readonly CaseForm<Name>[]; readonly otherwise?: Words }
);

export type CaseForm<Name = Words> = { readonly when: readonly RequirementForm<Name>[]; readonly text: Words };

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
export const problemAtMark = (words: Words, offset: number, message: string): Problem => ({
  at: placeIn(words, offset),
  message,
});

/** Asterisks open and close in turn: an odd one has no partner. */
export const unpairedAsterisk = (words: Words, asterisks: readonly number[]): readonly Problem[] =>
  asterisks.length % 2 === 0
    ? []
    : [problemAtMark(words, asterisks.at(-1) ?? 0, 'this asterisk has no partner; write \\* for a plain one')];
