import { expect, test } from 'vitest';
import type { Slot } from './outfit-state.ts';
import { whyNotEquip } from './why-not-equip.ts';

const hat: Slot = { name: 'Hat', canChange: true, isEffect: false, isOutfit: true };
const ship: Slot = { ...hat, name: 'Ship', canChange: false };
const free = { canChange: true, isChanging: false };

test('allows an owned item that no agent carries', () => {
  expect(whyNotEquip({ level: 1 }, hat, free)).toEqual({ isBarred: false });
});

test('rejects an item that is not owned', { meta: { rows: ['C-OUTFIT-038'] } }, () => {
  expect(whyNotEquip({ level: 0 }, hat, free)).toEqual({ isBarred: true, says: 'You do not have this item.' });
});

test('rejects an item with all copies on errands, and names the agents in either case', {
  meta: { rows: ['C-OUTFIT-034', 'C-OUTFIT-037', 'C-OUTFIT-039'] },
}, () => {
  const equippedBy = ['Pin', 'Mr Hallam', 'Lull'];
  expect(whyNotEquip({ level: 3, equippedBy }, hat, free)).toEqual({
    isBarred: true,
    says: 'You cannot equip this item because it is currently equipped by Pin, Mr Hallam and Lull.',
  });
  expect(whyNotEquip({ level: 4, equippedBy }, hat, free)).toEqual({
    isBarred: false,
    says: 'This item is currently equipped by Pin, Mr Hallam and Lull.',
  });
});

test('rejects a change of a story slot, a locked outfit or a pending change', {
  meta: { rows: ['C-OUTFIT-035', 'C-OUTFIT-036'] },
}, () => {
  expect(whyNotEquip({ level: 1 }, ship, free)).toMatchObject({ isBarred: true, says: expect.stringMatching(/story/) });
  expect(whyNotEquip({ level: 1 }, hat, { ...free, canChange: false })).toEqual({
    isBarred: true,
    says: "You can't change outfits at the moment.",
  });
  expect(whyNotEquip({ level: 1 }, hat, { ...free, isChanging: true })).toEqual({ isBarred: true });
});
