import {
  agentCategories,
  ownedCategories,
  plainWords,
  statusCategories,
  unlistedCategories,
  wornCategories,
} from '@underhall/engine';
import { expect, test } from 'vitest';
import { groupOfCategory, sheetGroups } from './sheet-groups.ts';

const groups = sheetGroups(plainWords('A World'));

const groupsOf = (categories: readonly (keyof typeof groupOfCategory)[]) =>
  new Set(categories.map((category) => groupOfCategory[category]));

test('every category has a group of its nature: one for equipment in each slot, others for traits and for things', () => {
  const [ofTraits, ofThings] = [groupsOf(statusCategories), groupsOf(ownedCategories)];
  expect([...ofTraits].filter((group) => ofThings.has(group))).toEqual([]);
  expect([...groupsOf(wornCategories)]).toEqual(['equipment']);
  expect([...groupsOf([...agentCategories, ...unlistedCategories])]).toEqual(['none']);
});

test('every category but the hidden ones stands in one group, and no group is without a category', () => {
  const listed = groups.flatMap(({ categories }) => categories);
  expect(listed.toSorted()).toEqual([...wornCategories, ...statusCategories, ...ownedCategories].toSorted());
  expect(groups.filter(({ categories }) => categories.length === 0)).toEqual([]);
  expect(groups[0]).toEqual({ name: '', categories: ['BasicAbility'] });
});

test('groups and their pictures have the names of their world', () => {
  const words = plainWords('A World', {
    slots: { ...plainWords('A World').slots, Hat: { name: 'Caps', image: 'cap' } },
  });
  const named = sheetGroups({
    ...words,
    texts: { ...words.texts, sheet: { ...words.texts.sheet, menaces: 'Worries' } },
  });

  expect(named).toContainEqual({ name: 'Worries', categories: ['Menace'] });
  expect(named).toContainEqual({ name: 'Caps', categories: ['Hat'], image: 'cap' });
});
