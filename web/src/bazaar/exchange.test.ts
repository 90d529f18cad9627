import type { Possession, ShopItem } from '@underhall/contract';
import { expect, test } from 'vitest';
import {
  activeIn,
  afterTrade,
  closedExchange,
  filtered,
  inOrder,
  isNewToSell,
  listed,
  readExchange,
} from './exchange.ts';

const aShop = (id: number, ordering: number) => ({
  id,
  name: `Shop ${id}`,
  description: '<p>A shop.</p>',
  image: 'scales',
  ordering,
});
const reply = {
  isSuccess: true,
  exchange: {
    id: 1,
    name: 'The Fair',
    title: 'The Fair',
    description: 'All week.',
    image: 'fair',
    shops: [aShop(9, 3), aShop(7, 1), aShop(8, 2)],
  },
};

const money = { id: 5, name: 'Coins', image: 'coin', level: 100, spare: 100 };
const anItem = (id: number, about: Partial<Possession> & { spare?: number } = {}, forSale = false): ShopItem => ({
  forSale,
  availability: {
    id: id + 1000,
    cost: 4,
    sellPrice: 2,
    purchaseQuality: money,
    quality: { id, name: `Thing ${id}`, level: 3, spare: 3, enhancements: [], ...about } as never,
  },
});
const changed = (id: number, level: number) => ({ id, level }) as Possession;

test('the shops are known by their ids, and listed by their ordering after one’s own things', {
  meta: { rows: ['C-BAZAAR-003', 'C-BAZAAR-016'] },
}, () => {
  const exchange = readExchange(reply, '1 2');
  expect(exchange).toMatchObject({ isAvailable: true, title: 'The Fair', description: 'All week.', place: '1 2' });
  expect(exchange.shops['8']).toMatchObject({ id: 8, name: 'Shop 8', ordering: 2, items: [] });
  expect(inOrder(exchange).map(({ name }) => name)).toEqual(['Sell my things', 'Shop 7', 'Shop 8', 'Shop 9']);
});

test('one is in the shop one wants, and among one’s own things where there is no such shop', {
  meta: { rows: ['C-BAZAAR-016'] },
}, () => {
  const exchange = readExchange(reply);
  expect([activeIn(exchange, 8), activeIn(exchange, 99), activeIn(exchange, null)]).toEqual([8, null, null]);
});

test('out of reach there are no shops, and the reason is told', () => {
  expect(closedExchange('Not from here.')).toMatchObject({
    isAvailable: false,
    title: 'THE BAZAAR IS OUT OF BOUNDS AT THE MOMENT!',
    description: 'Not from here.',
    shops: {},
  });
});

test('the filter takes any part of a name, in any case', { meta: { rows: ['C-BAZAAR-006'] } }, () => {
  const items = [anItem(1, { name: 'Bonnet of <em>No</em> Opinion' }), anItem(2, { name: 'Kid Gloves' })];
  const names = (words: string) => filtered(items, words).map(({ availability }) => availability.quality.id);
  expect([names(''), names('of no op'), names(' GLOVE '), names('hat')]).toEqual([[1, 2], [1], [2], []]);
});

test('among one’s own things none is listed that one does not have; a shop lists what it wants', () => {
  const items = [anItem(1, { level: 0, spare: 0 }), anItem(2), anItem(3, { level: 1, spare: 0 })];
  const ids = (store: number | null) => listed(items, store).map(({ availability }) => availability.quality.id);
  expect([ids(null), ids(7)]).toEqual([[2], [1, 2, 3]]);
});

test('after a trade counts and money have their new totals, and what is sold out has left the own things', {
  meta: { rows: ['C-BAZAAR-022'] },
}, () => {
  const items = [anItem(1), anItem(2)];
  const after = afterTrade(items, null, [changed(1, 0), changed(5, 106)]);
  expect(after).toHaveLength(1);
  expect(after[0]?.availability).toMatchObject({
    quality: { id: 2, level: 3, spare: 3 },
    purchaseQuality: { level: 106, spare: 106 },
  });
  const inShop = afterTrade([anItem(1, { spare: 2 }, true)], 7, [changed(1, 5), changed(5, 92)]);
  expect(inShop[0]?.availability).toMatchObject({
    quality: { level: 5, spare: 4 },
    purchaseQuality: { level: 92, spare: 92 },
  });
});

test('one’s own things are looked at again when something new has come among them, money aside', {
  meta: { rows: ['C-BAZAAR-021'] },
}, () => {
  const own = [anItem(1)];
  expect(isNewToSell(own, [changed(1, 4), changed(5, 92)], [5])).toBe(false);
  expect(isNewToSell(own, [changed(2, 1), changed(5, 92)], [5])).toBe(true);
  expect(isNewToSell(own, [changed(2, 0)], [5])).toBe(false);
});
