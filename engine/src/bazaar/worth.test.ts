import { expect, test } from 'vitest';
import { aShop, atMarket, aWare, bazaar } from '../testing/a-shop.ts';
import { aQuality, ids } from '../testing/a-world.ts';
import { worthOf } from './worth.ts';

const { pence, tokens, hats } = bazaar;
const favoured = [{ kind: 'level' as const, quality: ids.favour, atLeast: 2 }];
const { words } = atMarket().world.pack;

/** The worth of a secret in these shops, where money is counted in pence. */
const worth = (
  shops: readonly ReturnType<typeof aShop>[],
  about: Parameters<typeof atMarket>[0] = {},
  id: number = ids.secret,
) => {
  const pack = { words: { ...words, money: { ...words.money, quality: pence } }, ...about.pack };
  return worthOf(id, atMarket({ ...about, shops, pack }));
};

test('a thing is worth the most that a shop pays for it, wherever one stands', () => {
  const shops = [aShop(), aShop({ id: 2, wares: [aWare({ id: hats, fetches: 8 })] })];
  expect(worth(shops)).toBe(8);
  expect(worth(shops, { character: { area: ids.square } })).toBe(8);
});

test('a shop, or a shelf, that is not open to the character tells nothing of what it would pay', () => {
  const upstairs = aShop({ id: 2, when: favoured, wares: [aWare({ id: hats, fetches: 8 })] });
  const under = aShop({ id: 2, wares: [aWare({ id: hats, fetches: 8, when: favoured })] });
  for (const dearer of [upstairs, under]) {
    expect(worth([aShop(), dearer])).toBe(3);
    expect(worth([dearer])).toBeUndefined();
    expect(worth([aShop(), dearer], { qualities: { [ids.favour]: 2 } })).toBe(8);
  }
});

test('before the story reveals the Bazaar, nothing is worth anything', () => {
  expect(worth([aShop()], { character: { restrictions: ['EchoBazaar'] } })).toBeUndefined();
});

test('what fetches nothing, or other money, or is money itself, has no worth', () => {
  const { fetches: _none, ...unwanted } = aWare();
  expect(worth([aShop({ wares: [unwanted] })])).toBeUndefined();
  expect(worth([aShop({ wares: [aWare({ fetches: 0 })] })])).toBeUndefined();
  expect(worth([aShop({ wares: [aWare({ currency: tokens })] })])).toBeUndefined();
  expect(worth([aShop({ wares: [aWare({ quality: pence, currency: pence })] })], {}, pence)).toBeUndefined();
});

test('what is hidden, shared or has change points has no worth', () => {
  const of = (about: object) => [aQuality({ id: ids.secret, nature: 'Thing', ...about }), aQuality({ id: pence })];
  expect(worth([aShop()], { pack: { qualities: of({}) } })).toBe(3);
  for (const about of [{ hidden: true }, { shared: true }, { climbs: 'ever steeper' }]) {
    expect(worth([aShop()], { pack: { qualities: of(about) } }), JSON.stringify(about)).toBeUndefined();
  }
});
