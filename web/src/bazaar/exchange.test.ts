import type { Possession, ShopItem } from '@underhall/contract';
import { expect, test } from 'vitest';
import {
  applyTrade,
  existingStore,
  filterByName,
  isNewToSell,
  itemsToList,
  readExchange,
  sortStores,
  unavailableExchange,
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
  isAvailable: true,
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

test('indexes shops by id, and lists them by ordering after the selling page', {
  meta: { rows: ['C-BAZAAR-003', 'C-BAZAAR-016'] },
}, () => {
  const exchange = readExchange(reply, '1 2');
  expect(exchange).toMatchObject({ isAvailable: true, title: 'The Fair', description: 'All week.', place: '1 2' });
  expect(exchange.shops['8']).toMatchObject({ id: 8, name: 'Shop 8', ordering: 2, items: [] });
  expect(sortStores(exchange).map(({ name }) => name)).toEqual(['Sell my things', 'Shop 7', 'Shop 8', 'Shop 9']);
});

test('selects the requested shop, or the selling page if it does not exist', {
  meta: { rows: ['C-BAZAAR-016'] },
}, () => {
  const exchange = readExchange(reply);
  expect([existingStore(exchange, 8), existingStore(exchange, 99), existingStore(exchange, null)]).toEqual([
    8,
    null,
    null,
  ]);
});

test('an unavailable Bazaar has no shops and gives the reason', () => {
  expect(unavailableExchange('Not from here.')).toMatchObject({
    isAvailable: false,
    title: 'THE BAZAAR IS OUT OF BOUNDS AT THE MOMENT!',
    description: 'Not from here.',
    shops: {},
  });
});

test('filters by any part of a name, ignoring case', { meta: { rows: ['C-BAZAAR-006'] } }, () => {
  const items = [anItem(1, { name: 'Bonnet of <em>No</em> Opinion' }), anItem(2, { name: 'Kid Gloves' })];
  const names = (words: string) => filterByName(items, words).map(({ availability }) => availability.quality.id);
  expect([names(''), names('of no op'), names(' GLOVE '), names('hat')]).toEqual([[1, 2], [1], [2], []]);
});

test('the selling page omits items not owned, and a shop lists all its wares', () => {
  const items = [anItem(1, { level: 0, spare: 0 }), anItem(2), anItem(3, { level: 1, spare: 0 })];
  const ids = (store: number | null) => itemsToList(items, store).map(({ availability }) => availability.quality.id);
  expect([ids(null), ids(7)]).toEqual([[2], [1, 2, 3]]);
});

test('a trade updates counts and money, and removes sold-out items from the selling page', {
  meta: { rows: ['C-BAZAAR-022'] },
}, () => {
  const items = [anItem(1), anItem(2)];
  const after = applyTrade(items, null, [changed(1, 0), changed(5, 106)]);
  expect(after).toHaveLength(1);
  expect(after[0]?.availability).toMatchObject({
    quality: { id: 2, level: 3, spare: 3 },
    purchaseQuality: { level: 106, spare: 106 },
  });
  const inShop = applyTrade([anItem(1, { spare: 2 }, true)], 7, [changed(1, 5), changed(5, 92)]);
  expect(inShop[0]?.availability).toMatchObject({
    quality: { level: 5, spare: 4 },
    purchaseQuality: { level: 92, spare: 92 },
  });
});

test('detects a new possession other than money that the selling page lacks', {
  meta: { rows: ['C-BAZAAR-021'] },
}, () => {
  const own = [anItem(1)];
  expect(isNewToSell(own, [changed(1, 4), changed(5, 92)], [5])).toBe(false);
  expect(isNewToSell(own, [changed(2, 1), changed(5, 92)], [5])).toBe(true);
  expect(isNewToSell(own, [changed(2, 0)], [5])).toBe(false);
});
