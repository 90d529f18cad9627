import type { QualityId } from '../ids.ts';
import type { Requirement } from '../qualities/requirement.ts';

/**
 * Text as compiled: safe markup, or pieces of it, some of which depend on the reader. `renderText` turns it into the
 * markup for one character.
 */
export type Text = string | readonly Piece[];

/** Name or picture of a stage, which applies from a level on. */
export type Stage = { readonly from: number; readonly text: string };

export type Piece =
  /** Safe markup, the same for everybody. */
  | string
  /** The level as a number, including worn items. */
  | { readonly kind: 'level'; readonly quality: QualityId }
  /** The entry with the highest `from` not above the level. Empty below the first. Texts are safe markup. */
  | { readonly kind: 'stage'; readonly quality: QualityId; readonly stages: readonly Stage[] }
  /** The reader's name, or that of the other player of an act. */
  | { readonly kind: 'name'; readonly of?: 'other' }
  /** Depends on how the reader, or the other player of an act, is addressed. Safe markup. */
  | {
      readonly kind: 'pronoun';
      readonly of?: 'other';
      readonly gentleman: string;
      readonly lady: string;
      readonly indistinct: string;
    }
  /** The first case whose requirements all hold, or `otherwise`. */
  | { readonly kind: 'cases'; readonly cases: readonly Case[]; readonly otherwise: Text };

export type Case = { readonly when: readonly Requirement[]; readonly text: Text };
