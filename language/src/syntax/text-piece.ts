import { type Problem, placeIn, type Words } from './block.ts';
import type { RequirementForm } from './requirement.ts';

/** A piece of a text as written. `Name` is the type of its references. */
export type TextPiece<Name = Words> = Plain | Substitution<Name>;

/** A constant piece, by offsets in the whole text. */
type Plain = { readonly kind: 'plain'; readonly from: number; readonly to: number };

/** A substitution in braces. `from` is the offset of the opening brace. */
export type Substitution<Name = Words> = { readonly from: number } & (
  | { readonly kind: 'level'; readonly quality: Name }
  /** The list `stage` contains the names of stages. */
  | { readonly kind: 'entry'; readonly list: Words; readonly quality: Name }
  | { readonly kind: 'own name' }
  /** The name of the other player, in the texts of an act. */
  | { readonly kind: 'other name' }
  /** A limit or period of the game's rules. */
  | { readonly kind: 'number'; readonly name: string }
  /** Forms for a gentleman, a lady, and a person who is neither. `of` is missing for the reader. */
  | { readonly kind: 'address'; readonly of?: 'other'; readonly forms: readonly [Words, Words, Words] }
  | { readonly kind: 'cases'; readonly cases: readonly CaseForm<Name>[]; readonly otherwise?: Words }
);

export type CaseForm<Name = Words> = { readonly when: readonly RequirementForm<Name>[]; readonly text: Words };

/** Skips marks after a backslash. */
export function offsetsOf(text: string, mark: string): readonly number[] {
  const found: number[] = [];
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === mark) found.push(i);
  }
  return found;
}

/** True if a brace is still open at the end of the text. */
export const endsInsideBraces = (text: string): boolean =>
  text.includes('{') && offsetsOf(text, '{').length > offsetsOf(text, '}').length;

export const problemAtMark = (words: Words, offset: number, message: string): Problem => ({
  at: placeIn(words, offset),
  message,
});

/** Reports the last asterisk if their number is odd. */
export const unpairedAsterisk = (words: Words, asterisks: readonly number[]): readonly Problem[] =>
  asterisks.length % 2 === 0
    ? []
    : [problemAtMark(words, asterisks.at(-1) ?? 0, 'this asterisk has no partner; write \\* for a plain one')];
