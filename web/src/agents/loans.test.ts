import type { Agent, InventoryItem } from '@underhall/contract';
import { expect, test } from 'vitest';
import { borrowersOf, canLend, loanMessage } from './loans.ts';

const item = (about: Partial<InventoryItem> = {}): InventoryItem => ({
  ...{ id: 1, name: 'Hat', image: '', category: 'Hat', level: 1, isLoanable: true, enhancements: [] },
  ...{ borrowers: [], isWorn: false, isOutfitLocked: false, isOutfit: false, description: '', ...about },
});
const agent = (id: number, name: string, ...inventory: InventoryItem[]): Agent => ({
  ...{ id, name, image: '', description: '', levels: [], inventory },
});
const away = (of: Agent): Agent => ({
  ...of,
  plot: {
    ...{ id: 9, name: 'P', image: '', description: '', duration: 9, elapsed: 1 },
    ...{ canAbandon: false, qualityLocked: false, currencyCost: 0 },
  },
});

const hat = item();
const cook = agent(1, 'Cook &amp; Sons');
const porter = away(agent(2, 'The Porter', hat));
const maid = away(agent(3, 'The Maid', hat));

test('borrowers are the agents who carry the item on an errand', { meta: { rows: ['C-AGENT-050'] } }, () => {
  const atHome = agent(4, 'At Home', hat);
  expect(borrowersOf(hat, [cook, porter, atHome, away(agent(5, 'Other', item({ id: 2 })))])).toEqual([porter]);
});

test('lends only available copies, at most one to each agent, and only lendable items', {
  meta: { rows: ['C-AGENT-081', 'C-AGENT-082', 'C-AGENT-083'] },
}, () => {
  const can = (thing: InventoryItem, ...others: Agent[]) => canLend(thing, cook, [cook, ...others]);
  expect(can(hat)).toBe(true);
  expect(can(item({ isLoanable: false }))).toBe(false);
  expect(canLend(hat, agent(1, 'Cook', hat), [])).toBe(false);
  expect(can(hat, porter)).toBe(false);
  expect(can(item({ level: 2 }), porter)).toBe(true);
  expect(can(item({ level: 2 }), porter, maid)).toBe(false);
  expect(can(item({ isWorn: true }))).toBe(true);
  expect(can(item({ isWorn: true, isOutfitLocked: true }))).toBe(false);
  expect(can(item({ level: 2, isWorn: true, isOutfitLocked: true }), porter)).toBe(false);
});

const told = (thing: InventoryItem | undefined, ...others: Agent[]) => loanMessage(thing, cook, [cook, ...others]);

for (const [thing, rows, says, words] of [
  [
    'an agent who already has it',
    ['C-AGENT-069'],
    () => loanMessage(hat, agent(1, 'Cook &amp; Sons', hat), []),
    'Cook & Sons has already equipped this item.',
  ],
  [
    'an item that the player no longer owns',
    ['C-AGENT-070'],
    () => told(item({ level: 0 })),
    'You do not own this item.',
  ],
  [
    'an item that cannot be lent',
    ['C-AGENT-071'],
    () => told(item({ isLoanable: false })),
    'You cannot loan out this item.',
  ],
  [
    'an item whose copies are all with agents',
    ['C-AGENT-072'],
    () => told(item({ level: 2 }), porter, maid),
    'You cannot loan out this item because it is currently equipped by The Porter and The Maid.',
  ],
  ['one copy available', ['C-AGENT-073'], () => told(hat), 'There is 1 of this item you can loan out.'],
  [
    'several copies available',
    ['C-AGENT-073'],
    () => told(item({ level: 3 })),
    'There are 3 of this item you can loan out.',
  ],
  [
    'several copies besides the one the player wears',
    ['C-AGENT-074'],
    () => told(item({ level: 3, isWorn: true })),
    'There are 2 of this item you can loan out in addition to the one you have equipped.',
  ],
  [
    'several copies besides those agents have',
    ['C-AGENT-075'],
    () => told(item({ level: 3 }), porter),
    'There are 2 of this item you can loan out in addition to those equipped by others.',
  ],
  [
    'several copies besides those the player and agents have',
    ['C-AGENT-074', 'C-AGENT-075'],
    () => told(item({ level: 3, isWorn: true }), porter),
    'There is 1 of this item you can loan out in addition to the one you have equipped and those equipped by others.',
  ],
  [
    'an item worn in a locked outfit',
    ['C-AGENT-076'],
    () => told(item({ isWorn: true, isOutfitLocked: true })),
    'You cannot loan out this item because you cannot change outfits.',
  ],
  [
    'the only copy, worn by the player',
    ['C-AGENT-077'],
    () => told(item({ isWorn: true })),
    'This item is currently equipped by you.',
  ],
  [
    'copies worn by the player and with agents',
    ['C-AGENT-078'],
    () => told(item({ level: 2, isWorn: true }), porter),
    'This item is currently equipped by you, as well as The Porter.',
  ],
  ['no copy at all', ['C-AGENT-079'], () => told(undefined), 'You do not have this item.'],
  [
    'the only copy, saved in an outfit',
    ['C-AGENT-080'],
    () => told(item({ isOutfit: true })),
    'This item is assigned to an outfit.',
  ],
] as const)
  test(`shows the loan message for ${thing}`, { meta: { rows } }, () => {
    expect(says()).toBe(words);
  });
