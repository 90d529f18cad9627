import type { QualityId, ShopId, WareId } from '../ids.ts';
import type { Requirement } from '../qualities/requirement.ts';
import type { Text } from '../wording/text.ts';

export type Shop = {
  readonly id: ShopId;
  readonly name: string;
  readonly descriptionHtml: Text;
  readonly image: string;
  /** Place in the list, lowest first. */
  readonly order: number;
  /** The requirements without which the shop is not there. */
  readonly when: readonly Requirement[];
  readonly wares: readonly Ware[];
};

/** An item a shop sells, buys or both, with its prices. */
export type Ware = {
  readonly id: WareId;
  readonly quality: QualityId;
  /** The quality it is paid in. */
  readonly currency: QualityId;
  /** Price of one; not for sale when left out. */
  readonly cost?: number;
  /** Price paid for one that is sold here; not bought back if it is missing. */
  readonly fetches?: number;
  /** The requirements without which the ware is not on the shelf. */
  readonly when?: readonly Requirement[];
  /** Sentences on buying and on selling, in place of the usual ones. */
  readonly boughtText?: string;
  readonly soldText?: string;
};

/** A purchase or sale, for the ledger; goods and money are quality changes of their own. */
export type TradeChange = {
  readonly kind: 'bought' | 'sold';
  readonly ware: WareId;
  readonly count: number;
};
