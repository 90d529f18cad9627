import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { wornEffectsCanBeWorn } from './worn-effects-can-be-worn.ts';

const rank = (facts: string) => ({ 'qualities/rank.story': `= Rank\nimage: it\n${facts}\n` });

test('what has a slot, by itself or by its category, counts while it is worn', () => {
  expect(
    messagesOf(wornEffectsCanBeWorn, rank('category: Story\nslot: Hat\nenhances: Watchful 1\ndulls: Coins 1')),
  ).toEqual([]);
  expect(messagesOf(wornEffectsCanBeWorn, rank('category: Boots\nenhances: Watchful 1'))).toEqual([]);
  expect(messagesOf(wornEffectsCanBeWorn, rank('category: Story'))).toEqual([]);
});

test('what is worn nowhere counts never', () => {
  expect(messagesOf(wornEffectsCanBeWorn, rank('category: Story\nenhances: Watchful 1\ndulls: Coins 1'))).toEqual([
    '"enhances" counts while a thing is worn, and this is worn nowhere; write a "slot"',
    '"dulls" counts while a thing is worn, and this is worn nowhere; write a "slot"',
  ]);
});
