import { ownedCategories, statusCategories, unlistedCategories, wornCategories } from '@underhall/engine';
import { expect, test } from 'vitest';
import { groupOfCategory, sheetGroups } from './sheet-groups.ts';

const groupsOf = (categories: readonly (keyof typeof groupOfCategory)[]) =>
  new Set(categories.map((category) => groupOfCategory[category]));

test('every category has a group of its nature: one for equipment in each slot, others for traits and for things', () => {
  const [ofTraits, ofThings] = [groupsOf(statusCategories), groupsOf(ownedCategories)];
  expect([...ofTraits].filter((group) => ofThings.has(group))).toEqual([]);
  expect([...groupsOf(wornCategories)]).toEqual(['equipment']);
  expect([...groupsOf(unlistedCategories)]).toEqual(['none']);
});

test('every category but the hidden ones stands in one group, and no group is without a category', () => {
  const listed = sheetGroups.flatMap(({ categories }) => categories);
  expect(listed.toSorted()).toEqual([...wornCategories, ...statusCategories, ...ownedCategories].toSorted());
  expect(sheetGroups.filter(({ categories }) => categories.length === 0)).toEqual([]);
  expect(sheetGroups[0]).toEqual({ name: '', categories: ['BasicAbility'] });
});
