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
  /** Not there unless these hold. */
  readonly when: readonly Requirement[];
  readonly wares: readonly Ware[];
};

/** One thing on a shelf: what it costs here, and what it fetches. */
export type Ware = {
  readonly id: WareId;
  readonly quality: QualityId;
  /** What it is paid in. */
  readonly currency: QualityId;
  /** Price of one; not for sale when left out. */
  readonly cost?: number;
  /** What one fetches; not bought back when left out. */
  readonly fetches?: number;
  /** Not on the shelf unless these hold. */
  readonly when?: readonly Requirement[];
  /** Told on buying and on selling, in place of the usual sentences. */
  readonly boughtText?: string;
  readonly soldText?: string;
};

/** What was handed over the counter; goods and money change as qualities. */
export type TradeChange = {
  readonly kind: 'bought' | 'sold';
  readonly ware: WareId;
  readonly count: number;
};
