import type { WareId } from '../ids.ts';

/** What was handed over the counter; goods and money change as qualities. */
export type TradeChange = {
  readonly kind: 'bought' | 'sold';
  readonly ware: WareId;
  readonly count: number;
};
