import type { QualityId } from '../ids.ts';
import type { Requirement } from '../qualities/requirement.ts';

/**
 * Prose as the compiler made it: safe markup, or pieces of it some of which depend on who reads.
 * `renderText` (render-text.ts) makes the markup one character is shown.
 */
export type Text = string | readonly Piece[];

/** A text that applies from a level on: name or picture of a stage. */
export type Stage = { readonly from: number; readonly text: string };

export type Piece =
  /** Safe markup, the same for everybody. */
  | string
  /** The level as a number, worn items included. */
  | { readonly kind: 'level'; readonly quality: QualityId }
  /** The entry with the highest `from` not above the level; none below the first. Texts are safe markup. */
  | { readonly kind: 'stage'; readonly quality: QualityId; readonly stages: readonly Stage[] }
  /** The character's own name. */
  | { readonly kind: 'name' }
  /** One of three by how the character is addressed. Safe markup. */
  | {
      readonly kind: 'pronoun';
      readonly gentleman: string;
      readonly lady: string;
      readonly indistinct: string;
    }
  /** The first case whose requirements all hold, else `otherwise`. */
  | { readonly kind: 'cases'; readonly cases: readonly Case[]; readonly otherwise: Text };

export type Case = { readonly when: readonly Requirement[]; readonly text: Text };
