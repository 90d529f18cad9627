import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { wornEffectsCanBeWorn } from './worn-effects-can-be-worn.ts';

const rank = (facts: string) => ({ 'qualities/rank.story': `= Rank\nimage: it\n${facts}\n` });

test('accepts things with a slot, their own or that of their category', () => {
  expect(
    messagesOf(wornEffectsCanBeWorn, rank('category: Story\nslot: Hat\nenhances: Watchful 1\ndulls: Coins 1')),
  ).toEqual([]);
  expect(messagesOf(wornEffectsCanBeWorn, rank('category: Boots\nenhances: Watchful 1'))).toEqual([]);
  expect(messagesOf(wornEffectsCanBeWorn, rank('category: Story'))).toEqual([]);
});

test('reports a thing without a slot', () => {
  expect(messagesOf(wornEffectsCanBeWorn, rank('category: Story\nenhances: Watchful 1\ndulls: Coins 1'))).toEqual([
    '"enhances" counts while a thing is worn, and this has no slot; add a "slot"',
    '"dulls" counts while a thing is worn, and this has no slot; add a "slot"',
  ]);
});
