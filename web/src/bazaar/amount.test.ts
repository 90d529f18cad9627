import type { ShopItem } from '@underhall/contract';
import { expect, test } from 'vitest';
import { clampAmount, isTradable, maxAmount, parseAmount, totalPrice } from './amount.ts';

type About = { cost?: number; sellPrice?: number; money?: number; owned?: number; room?: number };

const anItem = (forSale: boolean, { cost = 4, sellPrice = 2, money = 21, owned = 3, room }: About = {}) =>
  ({
    forSale,
    availability: {
      id: 1,
      cost,
      sellPrice,
      quality: { level: owned, spare: owned },
      purchaseQuality: { id: 5, name: 'Coins', image: 'coin', level: money, spare: money },
      ...(room !== undefined && { room }),
    },
  }) as ShopItem;

test('limits buying by money and room, and selling by the number owned', {
  meta: { rows: ['C-BAZAAR-025', 'C-BAZAAR-026', 'C-BAZAAR-027'] },
}, () => {
  expect(maxAmount(anItem(true))).toBe(5);
  expect(maxAmount(anItem(true, { room: 2 }))).toBe(2);
  expect(maxAmount(anItem(true, { cost: 0 }))).toBe(999_999);
  expect(maxAmount(anItem(true, { money: 2_000_000_000 }))).toBe(999_999);
  expect(maxAmount(anItem(false))).toBe(3);
  expect(maxAmount(anItem(false, { owned: 2_000_000 }))).toBe(999_999);
});

test('clamps a number between 0 and the maximum', {
  meta: { rows: ['C-BAZAAR-024', 'C-BAZAAR-025'] },
}, () => {
  expect([-3, 0, 1, 5, 6, 1e9, 2.9, Number.NaN].map((amount) => clampAmount(amount, 5))).toEqual([
    0, 0, 1, 5, 5, 5, 2, 0,
  ]);
  expect(clampAmount(1e9, 1e9)).toBe(999_999);
});

test('parses numbers with commas and rejects other input', () => {
  expect(['12', '1,000', ' 7 ', '1,5', '1 2', '', '-1', '1.5', 'ten'].map(parseAmount)).toEqual([
    12,
    1000,
    7,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('rejects a trade of zero or above the maximum', { meta: { rows: ['C-BAZAAR-026', 'C-BAZAAR-027'] } }, () => {
  expect([0, 1, 5, 6].map((amount) => isTradable(amount, anItem(true)))).toEqual([false, true, true, false]);
  expect([0, 3, 4].map((amount) => isTradable(amount, anItem(false)))).toEqual([false, true, false]);
  expect(isTradable(1, anItem(true, { money: 3 }))).toBe(false);
});

test('multiplies the price by the number for buying and selling', () => {
  expect([totalPrice(anItem(true), 3), totalPrice(anItem(false), 3)]).toEqual([12, 6]);
});
