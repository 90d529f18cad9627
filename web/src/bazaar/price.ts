import type { ShopItem } from '@underhall/contract';
import { world } from '../api/world.ts';
import { formatNumber, moneyInWords } from '../ui/format-number.ts';
import { wordsOf } from '../ui/sanitize.ts';

type Currency = Pick<ShopItem['availability']['purchaseQuality'], 'id' | 'name'>;

/** Formats a price in the world's money, or in another currency, for example '3 x Token'. */
export const priceOf = (sum: number, { id, name }: Currency): string =>
  id === world.money.quality ? moneyInWords(sum) : `${formatNumber(sum)} x ${wordsOf(name)}`;
