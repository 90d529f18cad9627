import type { Possession } from '@underhall/contract';
import { expect, test } from 'vitest';
import { countPossessions, filterGroups } from './filter-groups.ts';

const called = (...names: readonly string[]) => names.map((name) => ({ name }) as Possession);
const groups = [
  { name: 'Quirks', possessions: called('Émigré’s Airs', 'Kind') },
  { name: 'Stories', possessions: called('<em>Kin</em>dling') },
];
const found = (words: string) =>
  filterGroups(groups, words).map(({ name, possessions }) => [name, possessions.map((each) => each.name)]);

test('finds a name, ignoring case, accents and italics', {
  meta: { rows: ['C-MYSELF-015'] },
}, () => {
  expect(found('EMIGRE')).toEqual([['Quirks', ['Émigré’s Airs']]]);
  expect(found('kínd')).toEqual([
    ['Quirks', ['Kind']],
    ['Stories', ['<em>Kin</em>dling']],
  ]);
});

test('omits groups without a match, and returns all groups for an empty search', {
  meta: { rows: ['C-MYSELF-011'] },
}, () => {
  expect(found('airs').map(([name]) => name)).toEqual(['Quirks']);
  expect(found('nothing like it')).toEqual([]);
  expect([
    countPossessions(groups),
    countPossessions(filterGroups(groups, '  ')),
    countPossessions(filterGroups(groups, 'kind')),
  ]).toEqual([3, 3, 2]);
});
