import type { QualityId, StoreItemId } from '../ids.ts';
import type { Text } from '../wording/text.ts';

/** Something sold for premium currency: a story that can be played again, or only the reset of one. */
export type StoreItem = {
  readonly id: StoreItemId;
  readonly name: string;
  readonly image: string;
  readonly descriptionHtml: Text;
  readonly inShort: string;
  readonly fate: number;
  /** Lowest first. */
  readonly order: number;
  /** The quality that is 1 if a character owns the story. Without one the item is only a reset. */
  readonly opens?: QualityId;
  /** Qualities that a reset clears. */
  readonly clears: readonly QualityId[];
  /** The price of a reset of an owned story. */
  readonly again?: number;
  /** The month of its release: `2026-05`. */
  readonly released?: string;
  readonly season?: string;
  /** Names, separated by commas. */
  readonly factions?: string;
  readonly author?: string;
  readonly isFavourite?: true;
  /** No longer sold. */
  readonly isHidden?: true;
  readonly boughtText?: string;
};
