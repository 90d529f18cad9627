import type { Words } from './block.ts';
import type { RequirementForm } from './requirement.ts';

/** A piece of a text, as written. `Name` is how other things are called in it. */
export type TextPiece<Name = Words> = Plain | Substitution<Name>;

/** The same for everybody: from one offset of the whole text up to another. */
export type Plain = { readonly kind: 'plain'; readonly from: number; readonly to: number };

/** A substitution, written in braces; `from` is the offset of the opening one. */
export type Substitution<Name = Words> = { readonly from: number } & (
  | { readonly kind: 'level'; readonly quality: Name }
  /** The entry of a list which the quality keeps under this word; its stages are kept under `stage`. */
  | { readonly kind: 'entry'; readonly list: Words; readonly quality: Name }
  | { readonly kind: 'own name' }
  /** By how the reader is addressed: gentleman, lady, otherwise. */
  | { readonly kind: 'address'; readonly forms: readonly [Words, Words, Words] }
  | { readonly kind: 'cases'; readonly cases: readonly CaseForm<Name>[]; readonly otherwise?: Words }
);

export type CaseForm<Name = Words> = { readonly when: readonly RequirementForm<Name>[]; readonly text: Words };
