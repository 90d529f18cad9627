import { expect, test } from 'vitest';
import { type Entry, noSearch, orderList, type Search } from './order-list.ts';
import type { Markings } from './use-marks.ts';

const story = (id: number, name: string, more: Partial<Entry> = {}): Entry => ({ kind: 'storylet', id, name, ...more });
const lamps = story(1, 'Lamps for the Blind', { cost: 2, words: 'A chandler with a bad conscience.' });
const eel = story(2, 'An Eel, Éclairs and Ale', { cost: 0, isOpen: false });
const bells = story(3, 'Bells', { cost: 1 });
const fire = story(4, 'Zeal: the House Burns', { isPressing: true });
const all = [lamps, eel, bells];

const asAtFirst = { favouritesFirst: true, avoided: 'last', listOrder: 'story' } as const;
type ListPreferences = Parameters<typeof orderList>[3];

function named(preferences: Partial<ListPreferences>, marks: Markings = {}, search: Partial<Search> = {}, items = all) {
  const chosen = { ...asAtFirst, ...preferences };
  const { shown, folded } = orderList(items, (each) => each, marks, chosen, { ...noSearch, ...search });
  return [shown, folded].map((list) => list.map(({ id }) => id));
}

test('keeps the story order without marks', () => {
  expect(named({})).toEqual([[1, 2, 3], []]);
});

test.each([
  ['name', [2, 3, 1]],
  ['cost', [2, 3, 1]],
  ['open', [1, 3, 2]],
] as const)('sorts by %s', (listOrder, ids) => {
  expect(named({ listOrder })[0]).toEqual(ids);
});

test('puts favourites first and avoided entries last, each in story order', () => {
  const marks = { 'storylet 3': 'favourite', 'storylet 1': 'avoid' } as const;

  expect(named({}, marks)[0]).toEqual([3, 2, 1]);
  expect(named({ favouritesFirst: false }, marks)[0]).toEqual([2, 3, 1]);
  expect(named({ avoided: 'in place' }, marks)[0]).toEqual([3, 1, 2]);
  expect(named({ avoided: 'folded' }, marks)).toEqual([[3, 2], [1]]);
});

test('ignores a mark whose removal has not been sent yet', () => {
  expect(named({}, { 'storylet 3': 'none' })[0]).toEqual([1, 2, 3]);
});

test('ignores a mark of another kind of thing with the same id', () => {
  expect(named({}, { 'branch 3': 'favourite', 'card 1': 'avoid' })[0]).toEqual([1, 2, 3]);
});

test('puts pressing entries first regardless of order and marks, and never folds them away', () => {
  const marks = { 'storylet 4': 'avoid', 'storylet 3': 'favourite' } as const;

  expect(named({ avoided: 'folded', listOrder: 'name' }, marks, {}, [...all, fire])).toEqual([[4, 3, 2, 1], []]);
});

test.each([
  ['a part of the name, in any case', 'LAMP', [1]],
  ['accents left out', 'eclair', [2]],
  ['the words beneath it', 'conscience', [1]],
  ['several words, in any order', 'blind lamps', [1]],
  ['what is nowhere', 'giraffe', []],
  ['a few spaces', '  ', [1, 2, 3]],
])('finds entries by %s', (_, text, ids) => {
  expect(named({}, {}, { text })[0]).toEqual(ids);
});

test('shows only open entries, or only favourites', () => {
  expect(named({}, {}, { onlyOpen: true })[0]).toEqual([1, 3]);
  expect(named({}, { 'storylet 2': 'favourite' }, { onlyFavourites: true })[0]).toEqual([2]);
});
