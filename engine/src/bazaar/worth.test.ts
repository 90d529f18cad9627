import { expect, test } from 'vitest';
import { aShop, atMarket, aWare, bazaar } from '../testing/a-shop.ts';
import { aQuality, ids } from '../testing/a-world.ts';
import { worthOf } from './worth.ts';

const { pence, tokens, hats } = bazaar;
const favoured = [{ kind: 'level' as const, quality: ids.favour, atLeast: 2 }];
const { words } = atMarket().world.pack;

/** The worth of a secret in these shops. The world's money is pence. */
const worth = (
  shops: readonly ReturnType<typeof aShop>[],
  about: Parameters<typeof atMarket>[0] = {},
  id: number = ids.secret,
) => {
  const pack = { words: { ...words, money: { ...words.money, quality: pence } }, ...about.pack };
  return worthOf(id, atMarket({ ...about, shops, pack }));
};

test('an item is worth the highest price that any shop pays, wherever the character is', () => {
  const shops = [aShop(), aShop({ id: 2, wares: [aWare({ id: hats, fetches: 8 })] })];
  expect(worth(shops)).toBe(8);
  expect(worth(shops, { character: { area: ids.square } })).toBe(8);
});

test('shops and wares hidden from the character do not count for the worth', () => {
  const upstairs = aShop({ id: 2, when: favoured, wares: [aWare({ id: hats, fetches: 8 })] });
  const under = aShop({ id: 2, wares: [aWare({ id: hats, fetches: 8, when: favoured })] });
  for (const dearer of [upstairs, under]) {
    expect(worth([aShop(), dearer])).toBe(3);
    expect(worth([dearer])).toBeUndefined();
    expect(worth([aShop(), dearer], { qualities: { [ids.favour]: 2 } })).toBe(8);
  }
});

test('nothing has a worth before the story reveals the Bazaar', () => {
  expect(worth([aShop()], { character: { restrictions: ['EchoBazaar'] } })).toBeUndefined();
});

test('items that sell for nothing or for other currencies, and money itself, have no worth', () => {
  const { fetches: _none, ...unwanted } = aWare();
  expect(worth([aShop({ wares: [unwanted] })])).toBeUndefined();
  expect(worth([aShop({ wares: [aWare({ fetches: 0 })] })])).toBeUndefined();
  expect(worth([aShop({ wares: [aWare({ currency: tokens })] })])).toBeUndefined();
  expect(worth([aShop({ wares: [aWare({ quality: pence, currency: pence })] })], {}, pence)).toBeUndefined();
});

test('hidden and shared qualities and qualities with change points have no worth', () => {
  const of = (about: object) => [aQuality({ id: ids.secret, nature: 'Thing', ...about }), aQuality({ id: pence })];
  expect(worth([aShop()], { pack: { qualities: of({}) } })).toBe(3);
  for (const about of [{ hidden: true }, { shared: true }, { climbs: 'ever steeper' }]) {
    expect(worth([aShop()], { pack: { qualities: of(about) } }), JSON.stringify(about)).toBeUndefined();
  }
});
