import { expect, test } from 'vitest';
import {
  agentCategories,
  ownedCategories,
  statusCategories,
  unlistedCategories,
  wornCategories,
} from '../qualities/quality-category.ts';
import { plainWords } from '../world-words.ts';
import { groupNameOf, groupOfCategory, isInGroup, sheetGroups } from './sheet-groups.ts';

const groups = sheetGroups(plainWords('A World'));

const groupsOf = (categories: readonly (keyof typeof groupOfCategory)[]) =>
  new Set(categories.map((category) => groupOfCategory[category]));

test('puts equipment, traits and things into separate groups', () => {
  const [ofTraits, ofThings] = [groupsOf(statusCategories), groupsOf(ownedCategories)];
  expect([...ofTraits].filter((group) => ofThings.has(group))).toEqual([]);
  expect([...groupsOf(wornCategories)]).toEqual(['equipment']);
  expect([...groupsOf([...agentCategories, ...unlistedCategories])]).toEqual(['none']);
});

test('has one group for every category except hidden ones', () => {
  const listed = groups.flatMap(({ category }) => category ?? []);
  expect(listed.toSorted()).toEqual([...wornCategories, ...statusCategories, ...ownedCategories].toSorted());
  expect(groups[0]).toEqual({ name: '', heading: '', category: 'BasicAbility' });
});

test('names groups after their category, with heading and picture in the words of the world', () => {
  const words = plainWords('A World', {
    slots: { ...plainWords('A World').slots, Hat: { name: 'Caps', image: 'cap' } },
  });
  const named = sheetGroups({
    ...words,
    texts: { ...words.texts, sheet: { ...words.texts.sheet, menaces: 'Worries' } },
  });

  expect(named).toContainEqual({ name: 'Menace', heading: 'Worries', category: 'Menace' });
  expect(named).toContainEqual({ name: 'Hat', heading: 'Caps', category: 'Hat', image: 'cap' });
  const names = named.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['Contacts', 'Curiosity', 'Currency', 'Home Comfort', 'Tool Of The Trade']),
  );
  expect(new Set(names).size).toBe(names.length);
  const headings = named.map(({ heading }) => heading);
  expect(headings.filter((heading, at) => heading !== headings[at - 1]).length).toBe(new Set(headings).size);
});

test('a category with a name of its own stands behind its neighbours, and a hidden one nowhere', () => {
  const words = plainWords('A World', { categoryNames: { Document: 'Post' }, hiddenCategories: ['Rumour', 'Hat'] });
  const named = sheetGroups(words);

  const headings = named.map(({ heading }) => heading);
  expect(headings.filter((heading, at) => heading !== headings[at - 1]).length).toBe(new Set(headings).size);
  expect(named).toContainEqual({ name: 'Document', heading: 'Post', category: 'Document' });
  expect(named.filter(({ category }) => category === 'Rumour' || category === 'Hat')).toEqual([]);
  expect(groupNameOf({ category: 'Rumour' }, words)).toBe('Papers and learning');
});

test('a thing in a group of the world is in no group of its category', () => {
  const words = plainWords('A World', { groups: ['Jars', 'Tins'] });
  const jam = { category: 'Goods', group: 'Jars' } as const;

  expect(sheetGroups(words).slice(-2)).toEqual([
    { name: 'Jars', heading: 'Jars' },
    { name: 'Tins', heading: 'Tins' },
  ]);
  expect(sheetGroups(words).filter((group) => isInGroup(jam, group))).toEqual([{ name: 'Jars', heading: 'Jars' }]);
  expect([jam, { category: 'Goods' } as const].map((thing) => groupNameOf(thing, words))).toEqual([
    'Jars',
    'Goods and curiosities',
  ]);
});
