import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { aShop } from '../../../testing/other-kinds.ts';
import { waresAreTraded } from './wares-are-traded.ts';

const ware = (name: string, facts: string) => messagesOf(waresAreTraded, aShop('', `== ${name}\n${facts}\n`));

test('accepts wares with a price, a refund, or both in one currency', () => {
  expect(ware('Lens', 'price: Coins 20\nbought: Yours.')).toEqual([]);
  expect(ware('Lens', 'fetches: Coins 20\nsold: Theirs.')).toEqual([]);
  expect(ware('Lens', 'price: Coins 20\nfetches: Coins 10\nbought: Yours.\nsold: Theirs.')).toEqual([]);
});

test.each([
  ['Lens', 'when: Step 1+', '"Lens" has neither "price" nor "fetches"; add one of them'],
  ['Lens', 'price: Coins 2\nfetches: Step 1', '"Lens" is sold for Coins and fetches Step; use one currency'],
  ['Coins', 'price: Coins 2', '"Coins" is traded for itself; use another currency'],
  ['Coins', 'fetches: Coins 2', '"Coins" is traded for itself; use another currency'],
  [
    'Lens',
    'fetches: Coins 2\nbought: Yours.',
    '"Lens" has "bought", but is not for sale; add "price", or delete "bought"',
  ],
  [
    'Lens',
    'price: Coins 2\nsold: Theirs.',
    '"Lens" has "sold", but is not bought back; add "fetches", or delete "sold"',
  ],
  [
    'Watchful',
    'price: Coins 2',
    '"Watchful" climbs by change points or is shared; a shop trades qualities that are counted one by one',
  ],
  [
    'Lens',
    'price: Watchful 2',
    '"Watchful" climbs by change points or is shared; a shop trades qualities that are counted one by one',
  ],
])('reports "%s" with "%s": %s', (name, facts, message) => {
  expect(ware(name, facts)).toEqual([message]);
});
