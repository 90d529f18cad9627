import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { aShop } from '../../../testing/other-kinds.ts';
import { waresAreTraded } from './wares-are-traded.ts';

const ware = (name: string, facts: string) => messagesOf(waresAreTraded, aShop('', `== ${name}\n${facts}\n`));

test('a ware is sold, or bought back, or both in one kind of money', () => {
  expect(ware('Lens', 'price: Coins 20\nbought: Yours.')).toEqual([]);
  expect(ware('Lens', 'fetches: Coins 20\nsold: Theirs.')).toEqual([]);
  expect(ware('Lens', 'price: Coins 20\nfetches: Coins 10\nbought: Yours.\nsold: Theirs.')).toEqual([]);
});

test.each([
  ['Lens', 'when: Step 1+', '"Lens" has neither "price" nor "fetches"'],
  ['Lens', 'price: Coins 2\nfetches: Step 1', '"Lens" is sold for Coins and fetches Step; a ware keeps to one of them'],
  ['Coins', 'price: Coins 2', '"Coins" is traded for itself'],
  ['Coins', 'fetches: Coins 2', '"Coins" is traded for itself'],
  ['Lens', 'fetches: Coins 2\nbought: Yours.', '"Lens" has "bought", but is not for sale'],
  ['Lens', 'price: Coins 2\nsold: Theirs.', '"Lens" has "sold", but is not bought back'],
  ['Watchful', 'price: Coins 2', '"Watchful" climbs by change points or is shared; over a counter things are counted'],
  ['Lens', 'price: Watchful 2', '"Watchful" climbs by change points or is shared; over a counter things are counted'],
])('of "%s" with "%s" it is told: %s', (name, facts, message) => {
  expect(ware(name, facts)).toEqual([message]);
});
