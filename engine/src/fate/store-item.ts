import type { QualityId, StoreItemId } from '../ids.ts';
import type { Text } from '../wording/text.ts';

/** Something sold for premium currency: a story, or only the reset of one. */
export type StoreItem = {
  readonly id: StoreItemId;
  readonly name: string;
  readonly image: string;
  readonly descriptionHtml: Text;
  readonly inShort: string;
  readonly fate: number;
  /** Lowest first. */
  readonly order: number;
  /** Quality that is 1 if the character owns the story. If missing, the item is only a reset. */
  readonly opens?: QualityId;
  readonly clears: readonly QualityId[];
  /** Price of a reset of an owned story. */
  readonly again?: number;
  /** Month of release, such as `2026-05`. */
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
