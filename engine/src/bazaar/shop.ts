import type { QualityId, ShopId, WareId } from '../ids.ts';
import type { Requirement } from '../qualities/requirement.ts';
import type { Text } from '../wording/text.ts';

export type Shop = {
  readonly id: ShopId;
  readonly name: string;
  readonly descriptionHtml: Text;
  readonly image: string;
  /** Lowest first. */
  readonly order: number;
  /** The shop is hidden unless all hold. */
  readonly when: readonly Requirement[];
  readonly wares: readonly Ware[];
};

export type Ware = {
  readonly id: WareId;
  readonly quality: QualityId;
  readonly currency: QualityId;
  /** Price of one. If missing, it is not for sale. */
  readonly cost?: number;
  /** What the shop pays for one. If missing, the shop does not buy it. */
  readonly fetches?: number;
  /** The item is hidden unless all hold. */
  readonly when?: readonly Requirement[];
  /** Sentences on buying and selling, which replace the default ones. */
  readonly boughtText?: string;
  readonly soldText?: string;
};

/** An entry for the ledger. Items and money are separate quality changes. */
export type TradeChange = {
  readonly kind: 'bought' | 'sold';
  readonly ware: WareId;
  readonly count: number;
};
