import type { Possession } from '@underhall/contract';
import { expect, test } from 'vitest';
import { readSheet, statusesIn, thingsIn } from './sheet.ts';

const aPossession = (given: Partial<Possession>): Possession => ({
  id: 1,
  qualityPossessedId: 1,
  name: 'Something',
  nameAndLevel: 'Something 1',
  description: '',
  image: 'thing',
  category: 'Story',
  nature: 'Status',
  level: 1,
  effectiveLevel: 1,
  himbleLevel: 0,
  progressAsPercentage: -1,
  equippable: false,
  allowedOn: 'Character',
  enhancements: [],
  ...given,
});

const aGroup = (heading: string, ...possessions: Possession[]) => ({
  name: heading,
  heading,
  categories: [],
  qualities: possessions.map(({ id }) => id),
  appearance: 'Default',
  possessions,
});

test('separates attributes, menaces above 0 and money', () => {
  const watchful = aPossession({ id: 2, category: 'BasicAbility' });
  const scandal = aPossession({ id: 3, category: 'Menace', effectiveLevel: 2 });
  const calm = aPossession({ id: 4, category: 'Menace', level: 0, effectiveLevel: 0 });
  const purse = aPossession({ id: 22390, category: 'Currency', level: 130 });
  const tale = aPossession({ id: 5 });

  const sheet = readSheet({
    possessions: [
      aGroup('', watchful),
      aGroup('Menaces', scandal, calm),
      aGroup('Purse', purse),
      aGroup('Stories', tale),
      aGroup('Hats'),
    ],
  });

  expect(sheet).toEqual({
    attributes: [watchful],
    menaces: [scandal],
    beside: [],
    money: 130,
    rest: [{ name: 'Stories', possessions: [tale] }],
  });
});

test('never lists a quality without a category name', () => {
  expect(readSheet({ possessions: [aGroup('', aPossession({ category: 'Hidden' }))] }).rest).toEqual([]);
});

test('lists sidebar qualities by category in order, and only there', {
  meta: { rows: ['C-LAYOUT-013'] },
}, () => {
  const kinds = ['Skills', 'Accoutrement', 'SidebarAbility', 'SidebarTransient'] as const;
  const possessed = kinds.map((category, at) => aPossession({ id: 10 + at, category }));
  const [skill, accoutrement, ability, transient] = possessed;
  const lost = aPossession({ id: 20, category: 'Skills', level: 0, effectiveLevel: 0 });

  const { beside, rest } = readSheet({ possessions: [aGroup('Skills', ...possessed, lost)] });

  expect(beside.map(({ possessions }) => possessions)).toEqual([[transient], [ability], [accoutrement], [skill]]);
  expect(rest).toEqual([]);
});

test('separates qualities and possessions into two pages', () => {
  const watchful = aPossession({ id: 2, category: 'BasicAbility' });
  const hat = aPossession({ id: 3, category: 'Hat', nature: 'Thing' });
  const lost = aPossession({ id: 4, category: 'Hat', nature: 'Thing', level: 0, effectiveLevel: 0 });
  const sheet = { possessions: [aGroup('', watchful), aGroup('Hat', hat, lost)] };

  expect(statusesIn(sheet)).toEqual([{ name: 'Attributes', possessions: [watchful] }]);
  expect(thingsIn(sheet)).toEqual([{ name: 'Hat', possessions: [hat] }]);
});
