import type { QualityId, StoreItemId } from '../ids.ts';
import type { Text } from '../wording/text.ts';

/** Something sold for premium currency: a story that is owned and may be told again, or only the clearing away of one. */
export type StoreItem = {
  readonly id: StoreItemId;
  readonly name: string;
  readonly image: string;
  readonly descriptionHtml: Text;
  /** One line about it. */
  readonly inShort: string;
  readonly fate: number;
  /** Place in the list, lowest first. */
  readonly order: number;
  /** The quality that says, at 1, that a character owns it. Without one it only clears. */
  readonly opens?: QualityId;
  /** Set back to nothing when it is told again. */
  readonly clears: readonly QualityId[];
  /** The price of having an owned story told again. */
  readonly again?: number;
  /** The month of its release: `2026-05`. */
  readonly released?: string;
  readonly season?: string;
  /** Names, parted by commas. */
  readonly factions?: string;
  readonly author?: string;
  readonly isFavourite?: true;
  /** No longer sold. */
  readonly isHidden?: true;
  readonly boughtText?: string;
};
