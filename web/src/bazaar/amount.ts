import type { ShopItem } from '@underhall/contract';
import { maxTradeAmount } from '@underhall/contract/limits';
import { toPlainNumber } from '../ui/plain-number.ts';

/** Buying is limited by money and room, selling by the number owned. */
export function maxAmount({ forSale, availability }: ShopItem): number {
  const { cost, quality, purchaseQuality, room = maxTradeAmount } = availability;
  if (!forSale) return Math.min(quality.spare, maxTradeAmount);
  const affordable = cost === 0 ? maxTradeAmount : Math.floor(purchaseQuality.spare / cost);
  return Math.min(affordable, room, maxTradeAmount);
}

export const clampAmount = (amount: number, max: number): number =>
  Math.max(0, Math.min(Math.trunc(amount) || 0, max, maxTradeAmount));

/** Returns undefined if the text is not a number. */
export const parseAmount = (typed: string): number | undefined => {
  const digits = toPlainNumber(typed);
  return /^\d+$/.test(digits) ? Number(digits) : undefined;
};

export const isTradable = (amount: number, item: ShopItem): boolean => amount >= 1 && amount <= maxAmount(item);

/** In the currency of the item. */
export const totalPrice = ({ forSale, availability }: ShopItem, amount: number): number =>
  amount * (forSale ? availability.cost : availability.sellPrice);
