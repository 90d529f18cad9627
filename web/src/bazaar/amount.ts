import type { ShopItem } from '@underhall/contract';
import { maxTradeAmount } from '@underhall/contract/limits';

/** The most that can be bought or sold of an item at once: what the purse pays for and there is room for, or what is owned. */
export function mostOf({ forSale, availability }: ShopItem): number {
  const { cost, quality, purchaseQuality, room = maxTradeAmount } = availability;
  if (!forSale) return Math.min(quality.spare, maxTradeAmount);
  const affordable = cost === 0 ? maxTradeAmount : Math.floor(purchaseQuality.spare / cost);
  return Math.min(affordable, room, maxTradeAmount);
}

/** A number brought between 0 and the most there can be. */
export const clampAmount = (wanted: number, most: number): number =>
  Math.max(0, Math.min(Math.trunc(wanted) || 0, most, maxTradeAmount));

/** A number as it was typed; undefined for what is none. */
export const amountIn = (typed: string): number | undefined => {
  const digits = typed.replace(/[\s,]/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : undefined;
};

/** True if so many can be traded: submit is disabled otherwise. */
export const isTradable = (amount: number, item: ShopItem): boolean => amount >= 1 && amount <= mostOf(item);

/** The price of so many of an item, in its currency. */
export const sumOf = ({ forSale, availability }: ShopItem, amount: number): number =>
  amount * (forSale ? availability.cost : availability.sellPrice);
