import { expect, test } from 'vitest';
import { aBranch, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { aShop } from '../../../testing/other-kinds.ts';
import { secondChancesCanBeHad } from './second-chances-can-be-had.ts';

const trying = aStorylet('', aBranch('challenge: Watchful 4\nsecond chance: Lens, Nothing Known'));

test('accepts a second chance that a shop sells', () => {
  expect(messagesOf(secondChancesCanBeHad, { ...trying, ...aShop('', '== Lens\nprice: Coins 2\n') })).toEqual([]);
});

test('reports a second chance that nothing gives', () => {
  expect(messagesOf(secondChancesCanBeHad, trying)).toEqual([
    'nothing ever gives "Lens"; let an outcome give it, or a shop sell it',
  ]);
});
