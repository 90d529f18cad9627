import type { ShopItem } from '@underhall/contract';
import { world } from '../api/world.ts';
import { formatNumber, moneyInWords } from '../ui/format-number.ts';
import { wordsOf } from '../ui/sanitize.ts';

type Currency = Pick<ShopItem['availability']['purchaseQuality'], 'id' | 'name'>;

/** A price in the world's money with its symbol, or in another currency: '3 x Token'. */
export const priceOf = (sum: number, { id, name }: Currency): string =>
  id === world.money.quality ? moneyInWords(sum) : `${formatNumber(sum)} x ${wordsOf(name)}`;
