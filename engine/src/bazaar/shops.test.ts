import { expect, test } from 'vitest';
import { aShop, atMarket, aWare, bazaar } from '../testing/a-shop.ts';
import { ids } from '../testing/a-world.ts';
import { findShop, isBazaarOpen, sellable, shopsFor, waresFor } from './shops.ts';

const favoured = [{ kind: 'level' as const, quality: ids.favour, atLeast: 2 }];
const { hatter, secrets, hats, pence, tokens } = bazaar;

test('the Bazaar is open in areas with a market, once the story has revealed it', () => {
  const isOpen = (character: object) => {
    const moment = atMarket({ character });
    return isBazaarOpen(moment);
  };

  expect(isOpen({})).toBe(true);
  expect(isOpen({ area: ids.square })).toBe(false);
  expect(isOpen({ area: 0 })).toBe(false);
  expect(isOpen({ restrictions: ['EchoBazaar'] })).toBe(false);
  expect(isOpen({ restrictions: ['Travel', 'Fate'] })).toBe(true);
});

test('lists shops in the author’s order, without those whose requirements do not hold', () => {
  const shops = [
    aShop({ id: 5, order: 2 }),
    aShop({ id: 6, order: 3, when: favoured }),
    aShop({ id: 4, order: 2 }),
    aShop({ id: 7, order: 1 }),
  ];
  const seen = (about: object) => {
    const { character, world } = atMarket({ shops, ...about });
    return shopsFor({ character, world }).map(({ id }) => id);
  };

  expect(seen({})).toEqual([7, 4, 5]);
  expect(seen({ qualities: { [ids.favour]: 2 } })).toEqual([7, 4, 5, 6]);
  expect(seen({ character: { area: ids.square } })).toEqual([]);
});

const shelf = (wares: Parameters<typeof aWare>[0][], about: Parameters<typeof atMarket>[0] = {}) => {
  const shop = aShop({ wares: wares.map((ware, place) => aWare({ id: place + 1, ...ware })) });
  const { character, world } = atMarket({ shops: [shop], ...about });
  return waresFor(shop, { character, world }).map(({ id }) => id);
};

test('a shop lists wares that have a price and are visible to the character', () => {
  const { cost: _none, ...unpriced } = aWare();
  const shop = aShop({ wares: [unpriced, aWare({ id: 2, cost: 0 })] });
  const { character, world } = atMarket({ shops: [shop] });

  expect(shelf([{}, { when: favoured }])).toEqual([1]);
  expect(shelf([{}, { when: favoured }], { qualities: { [ids.favour]: 2 } })).toEqual([1, 2]);
  expect(waresFor(shop, { character, world }).map(({ id }) => id)).toEqual([2]);
});

test('only unshared qualities that climb one by one can be traded', () => {
  const shared = atMarket().world.pack.qualities.map((each) =>
    each.id === tokens ? { ...each, shared: true as const } : each,
  );

  expect(
    shelf([
      { quality: ids.watchful },
      { currency: ids.watchful },
      { quality: 999 },
      { currency: 999 },
      { quality: pence },
    ]),
  ).toEqual([]);
  expect(shelf([{ quality: tokens }, { currency: tokens }])).toEqual([1, 2]);
  expect(shelf([{ quality: tokens }, { currency: tokens }], { pack: { qualities: shared } })).toEqual([]);
});

const offers = (about: Parameters<typeof atMarket>[0]) => {
  const { character, world } = atMarket(about);
  return sellable({ character, world }).map(({ ware, fetches, count }) => [ware.id, fetches, count]);
};

test('only owned items can be sold', () => {
  expect(offers({})).toEqual([]);
  expect(offers({ qualities: { [ids.secret]: 4 } })).toEqual([[secrets, 3, 4]]);
});

test('items that no shop buys, or only a hidden shop, are not listed for sale', () => {
  const { fetches: _none, ...unwanted } = aWare();
  const owned = { qualities: { [ids.secret]: 1 } };

  expect(offers({ ...owned, shops: [aShop({ wares: [unwanted] })] })).toEqual([]);
  expect(offers({ ...owned, shops: [aShop({ when: favoured })] })).toEqual([]);
  expect(offers({ ...owned, ware: { when: favoured } })).toEqual([]);
  expect(offers({ ...owned, character: { area: ids.square } })).toEqual([]);
});

test('an item is listed in the shop that pays most, once per currency', () => {
  const wares = [
    aWare({ id: 1, fetches: 3 }),
    aWare({ id: 2, fetches: 4 }),
    aWare({ id: 3, fetches: 4 }),
    aWare({ id: 4, currency: tokens, fetches: 1 }),
  ];
  const two = [aShop({ wares }), aShop({ id: hatter, order: 2, wares: [aWare({ id: 5, fetches: 2 })] })];

  expect(offers({ qualities: { [ids.secret]: 1 }, shops: two })).toEqual([
    [2, 4, 1],
    [4, 1, 1],
  ]);
});

test('worn and lent items are not listed for sale', () => {
  const ware = { id: hats, quality: ids.hat };
  const agents = [{ agent: 1, lent: [ids.hat], reports: 0 }];
  const owned = (hat: number) => ({
    ware,
    qualities: { [ids.hat]: hat },
    character: { worn: { Hat: ids.hat }, agents },
  });

  expect(offers(owned(2))).toEqual([]);
  expect(offers(owned(3))).toEqual([[hats, 3, 1]]);
});

test('a shop is found only if it can be entered', () => {
  const find = (id: number, about: object = {}) =>
    findShop(id, atMarket({ shops: [aShop(), aShop({ id: 5, when: favoured })], ...about }));

  expect(find(bazaar.chandlery)).toMatchObject({ id: bazaar.chandlery });
  expect([find(5), find(99)]).toEqual(['no such shop', 'no such shop']);
  expect(find(bazaar.chandlery, { character: { area: ids.square } })).toBe('bazaar closed');
});
