import { expect, test } from 'vitest';
import { ownedCategories, statusCategories, wornCategories } from '../qualities/quality-category.ts';
import { changeableSlots, slotOfCategory, slots } from './slots.ts';

test('there are twenty-one slots in display order', () => {
  expect(slots.map(({ name }) => name).join(', ')).toBe(
    'Boon, Burden, Hat, Clothing, Adornment, Gloves, Weapon, Boots, Luggage, Companion, Treasure, Destiny, ' +
      'ToolOfTheTrade, Affiliation, Transportation, Home Comfort, Ship, Crew, Airship, Spouse, Club',
  );
});

test('slot keys are the names without spaces', () => {
  expect(slots.map(({ key }) => key)).toEqual(slots.map(({ name }) => name.replaceAll(' ', '')));
});

test('effects and slots that only stories change are not changeable', () => {
  expect(slots.filter(({ canChange }) => !canChange).map(({ key }) => key)).toEqual([
    'Boon',
    'Burden',
    'Destiny',
    'Ship',
    'Airship',
    'Spouse',
    'Club',
  ]);
  expect(slots.filter(({ isEffect }) => isEffect).map(({ key }) => key)).toEqual(['Boon', 'Burden']);
  expect(changeableSlots).toEqual(slots.filter(({ canChange }) => canChange));
});

test('an item is worn in the slot of its category, a ConstantCompanion in Spouse, others nowhere', () => {
  expect(wornCategories.map(slotOfCategory)).toEqual(slots.map(({ key }) => key));
  expect([...ownedCategories, ...statusCategories].map(slotOfCategory).filter(Boolean)).toEqual([]);
});
