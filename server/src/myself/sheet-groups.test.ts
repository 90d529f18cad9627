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

test('puts equipment, traits and things into separate groups', () => {
  const [ofTraits, ofThings] = [groupsOf(statusCategories), groupsOf(ownedCategories)];
  expect([...ofTraits].filter((group) => ofThings.has(group))).toEqual([]);
  expect([...groupsOf(wornCategories)]).toEqual(['equipment']);
  expect([...groupsOf([...agentCategories, ...unlistedCategories])]).toEqual(['none']);
});

test('puts every category except hidden ones into exactly one group, and leaves no group empty', () => {
  const listed = groups.flatMap(({ categories }) => categories);
  expect(listed.toSorted()).toEqual([...wornCategories, ...statusCategories, ...ownedCategories].toSorted());
  expect(groups.filter(({ categories }) => categories.length === 0)).toEqual([]);
  expect(groups[0]).toEqual({ name: '', categories: ['BasicAbility'] });
});

test('names groups and their pictures in the words of the world', () => {
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
