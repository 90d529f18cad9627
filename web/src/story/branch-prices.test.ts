import type { Requirement } from '@underhall/contract';
import { expect, test } from 'vitest';
import { pricesOf } from './branch-prices.ts';

const aRequirement = (fields: Partial<Requirement>): Requirement => ({
  ...{ id: 1, qualityId: 1, qualityName: 'Secret', category: 'Rumour', nature: 'Thing', status: 'Unlocked' },
  ...{ image: 'ear', allowedOn: 'Character', bonuses: [], isCost: true },
  tooltip: "You unlocked this with <span class='quality-name'>Secret</span> 1,200 <em>(you needed 1,000)</em>",
  ...fields,
});

test('names the amount of each price, and of money without the sign for times', () => {
  const coins = aRequirement({
    ...{ category: 'Currency', qualityName: 'Tea &amp; Coins' },
    tooltip: 'You unlocked this with Tea &amp; Coins 0.42 <em>(you needed 0.06)</em>',
  });

  expect(pricesOf({ qualityRequirements: [aRequirement({}), coins] })).toEqual(['1,000 x Secret', '0.06 Tea & Coins']);
});

test('leaves out what a branch needs but does not take, and what is hidden', () => {
  const others = [aRequirement({ isCost: false }), aRequirement({ category: 'Hidden' })];

  expect(pricesOf({ qualityRequirements: others })).toEqual([]);
});
