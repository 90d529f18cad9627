import type { MyselfReply, Possession } from '@underhall/contract';
import { expect, test } from 'vitest';
import { countOf, filterInventory, readInventory } from './inventory.ts';

const thing = (id: number, name: string, about: Partial<Possession> = {}) =>
  ({ id, name, level: 1, nature: 'Thing', category: 'Goods', enhancements: [], ...about }) as unknown as Possession;
const group = (
  name: string,
  category: MyselfReply['possessions'][number]['categories'][number],
  possessions: Possession[],
  image?: string,
) => ({
  name: category,
  heading: name,
  categories: [category],
  qualities: possessions.map(({ id }) => id),
  appearance: 'Default',
  possessions,
  ...(image !== undefined && { image }),
});

const sheet = {
  possessions: [
    group('', 'BasicAbility', [thing(1, 'Watchful', { nature: 'Status', category: 'BasicAbility' })]),
    group('Caps', 'Hat', [thing(2, 'Best Bonnet'), thing(3, 'Lost Hat', { level: 0 })], 'top-hat'),
    group('Constant company', 'ConstantCompanion', [thing(4, 'A Perpetual Fiancé')], 'constant'),
    group('Goods', 'Goods', [thing(5, 'Rag'), thing(6, 'Debt', { level: -2 })]),
    group('Rooms', 'Lodgings', [thing(7, 'Sold', { level: 0 })]),
  ],
};

test('groups wearable items by slot, the rest by category, and omits level 0', {
  meta: { rows: ['C-POSSESS-007'] },
}, () => {
  const { equipment, groups } = readInventory(sheet);
  expect(equipment.map(({ key, name, image, things }) => [key, name, image, things.map(({ id }) => id)])).toEqual([
    ['Hat', 'Caps', 'top-hat', [2]],
    ['Spouse', 'Constant company', 'constant', [4]],
  ]);
  expect(groups.map(({ name, things }) => [name, things.map(({ id }) => id)])).toEqual([['Goods', [5]]]);
});

test('the search ignores case and accents, and omits groups without a match', () => {
  const all = readInventory(sheet);
  expect(countOf(filterInventory(all, ''))).toBe(3);
  expect(filterInventory(all, ' FIANCE')).toEqual({
    equipment: [expect.objectContaining({ key: 'Spouse' })],
    groups: [],
  });
  expect(countOf(filterInventory(all, 'b'))).toBe(1);
  expect(countOf(filterInventory(all, 'umbrella'))).toBe(0);
});
