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
  readonly when: readonly Requirement[];
  readonly wares: readonly Ware[];
};

export type Ware = {
  readonly id: WareId;
  readonly quality: QualityId;
  readonly currency: QualityId;
  /** Price of one item. If missing, the shop does not sell it. */
  readonly cost?: number;
  /** What the shop pays for one item. If missing, the shop does not buy it. */
  readonly fetches?: number;
  readonly when?: readonly Requirement[];
  /** Sentences on buying and selling, which replace the default ones. */
  readonly boughtText?: string;
  readonly soldText?: string;
};

/** An entry for the ledger. Separate quality changes record the items and the money. */
export type TradeChange = {
  readonly kind: 'bought' | 'sold';
  readonly ware: WareId;
  readonly count: number;
};
