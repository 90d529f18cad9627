import type { Outfit, OutfitReply } from '@underhall/contract';
import { expect, test } from 'vitest';
import {
  countPurchasable,
  inOrder,
  nameError,
  presetNames,
  randomPreset,
  readOutfit,
  typeLabels,
  whyNotWear,
} from './outfit-state.ts';

const outfit = (id: number, type: Outfit['type'] = 'Purchased', name = `Outfit ${id}`): Outfit => ({
  id,
  name,
  type,
  selected: false,
});
const reply: OutfitReply = {
  isSuccess: true,
  dirty: true,
  maxOutfits: 6,
  isFavourite: false,
  slots: [
    { name: 'Hat', qualityId: 12, canChange: true, isEffect: false, isOutfit: true },
    { name: 'Home Comfort', canChange: true, isEffect: false, isOutfit: true },
  ],
  slotsByName: {},
  outfits: [outfit(2), outfit(1, 'Standard', 'Casual')],
  canChangeOutfit: true,
  subscriptionType: 'None',
};

test('indexes slots by name without spaces, each with its worn item', {
  meta: { rows: ['C-OUTFIT-007', 'C-OUTFIT-008'] },
}, () => {
  const state = readOutfit(reply, true);
  expect(state.slots).toEqual({
    Hat: { name: 'Hat', id: 12, canChange: true, isEffect: false, isOutfit: true },
    HomeComfort: { name: 'Home Comfort', canChange: true, isEffect: false, isOutfit: true },
  });
  expect(state).toMatchObject({ isChanging: true, dirty: true, isFavourite: false, maxOutfits: 6 });
  expect(state.outfits.map(({ id }) => id)).toEqual([1, 2]);
});

test('sorts outfits by type and id, and labels each type', {
  meta: { rows: ['C-OUTFIT-009', 'C-OUTFIT-010', 'C-OUTFIT-011', 'C-OUTFIT-012'] },
}, () => {
  const all = [
    outfit(2, 'EnhancedExceptional'),
    outfit(3, 'Exceptional'),
    outfit(7, 'GivenInGame'),
    outfit(6),
    outfit(5),
  ];
  expect(inOrder([...all, outfit(9, 'Standard')]).map(({ id }) => id)).toEqual([9, 5, 6, 7, 3, 2]);
  expect([typeLabels.GivenInGame, typeLabels.EnhancedExceptional]).toEqual(['Given in game', 'Enhanced Exceptional']);
});

test('restricts member outfits to members, and higher-tier outfits to that tier', () => {
  const barred = (type: Outfit['type']) =>
    (['None', 'ExceptionalFriendship', 'EnhancedExceptionalFriendship'] as const).map(
      (subscription) => whyNotWear({ type }, subscription) !== undefined,
    );
  expect(barred('Exceptional')).toEqual([true, false, false]);
  expect(barred('EnhancedExceptional')).toEqual([true, true, false]);
  for (const type of ['Standard', 'Purchased', 'GivenInGame'] as const) {
    expect(barred(type)).toEqual([false, false, false]);
  }
});

test('subtracts bought outfits from the maximum', { meta: { rows: ['C-OUTFIT-030'] } }, () => {
  const having = (outfits: readonly Outfit[]) => countPurchasable({ outfits, maxOutfits: 3 });
  expect(having([outfit(1, 'Standard'), outfit(9, 'GivenInGame')])).toBe(3);
  expect(having([outfit(1, 'Standard'), outfit(2), outfit(3)])).toBe(1);
  expect(having([2, 3, 4, 5].map((id) => outfit(id)))).toBe(0);
});

test('suggests a random preset name that is not taken', {
  meta: { rows: ['C-OUTFIT-027', 'C-OUTFIT-029'] },
}, () => {
  expect(presetNames).toHaveLength(13);
  expect(randomPreset([], 0)).toBe('Casual');
  expect(randomPreset([outfit(1, 'Standard', ' casual')], 0)).toBe('Mourning');
  expect(randomPreset([], 0.999_999)).toBe('Enticing');
  expect(randomPreset([], 1)).toBe('Enticing');
  expect(
    randomPreset(
      presetNames.map((name, id) => outfit(id, 'Purchased', name)),
      0.5,
    ),
  ).toBe('');
});

test('rejects a name that is empty, too long or taken', { meta: { rows: ['C-OUTFIT-031', 'C-OUTFIT-032'] } }, () => {
  const others = [{ name: 'Sunday' }];
  expect(nameError('Monday', others)).toBeUndefined();
  expect(nameError(' sUNDAY ', others)).toBe('Outfit names must be unique.');
  expect(nameError('x'.repeat(21), others)).toBeUndefined();
  expect(nameError('🎩'.repeat(21), others)).toBeUndefined();
  expect(nameError('x'.repeat(22), others)).toMatch(/21/);
  expect(nameError('  ', others)).toMatch(/needs a name/);
});
