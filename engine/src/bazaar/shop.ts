import type { QualityId, ShopId, WareId } from '../ids.ts';
import type { Requirement } from '../qualities/requirement.ts';
import type { Text } from '../wording/text.ts';

export type Shop = {
  readonly id: ShopId;
  readonly name: string;
  readonly descriptionHtml: Text;
  readonly image: string;
  /** Position in the list, lowest first. */
  readonly order: number;
  /** Requirements that hide the shop when they do not hold. */
  readonly when: readonly Requirement[];
  readonly wares: readonly Ware[];
};

/** An item a shop sells, buys or both, with its prices. */
export type Ware = {
  readonly id: WareId;
  readonly quality: QualityId;
  /** Quality that pays for it. */
  readonly currency: QualityId;
  /** Price of one; not for sale when left out. */
  readonly cost?: number;
  /** Price that the shop pays for one; it does not buy any if this is missing. */
  readonly fetches?: number;
  /** Requirements that hide the item when they do not hold. */
  readonly when?: readonly Requirement[];
  /** Sentences on buying and on selling, instead of the default ones. */
  readonly boughtText?: string;
  readonly soldText?: string;
};

/** A purchase or sale, for the ledger. Items and money are separate quality changes. */
export type TradeChange = {
  readonly kind: 'bought' | 'sold';
  readonly ware: WareId;
  readonly count: number;
};
