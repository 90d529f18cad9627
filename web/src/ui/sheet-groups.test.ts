import type { MyselfReply, Possession } from '@underhall/contract';
import { expect, test } from 'vitest';
import { groupsByHeading, possessionsIn } from './sheet-groups.ts';

const thing = (id: number, himbleLevel: number) => ({ id, himbleLevel }) as Possession;
const group = (heading: string, possessions: Possession[], image?: string): MyselfReply['possessions'][number] => ({
  name: `Category of ${heading}`,
  heading,
  categories: [],
  qualities: possessions.map(({ id }) => id),
  appearance: 'Default',
  possessions,
  ...(image !== undefined && { image }),
});

test('joins neighbours with the same heading in the order of the sheet, except equipment', () => {
  const possessions = [
    group('', [thing(1, 0)]),
    group('Goods', [thing(5, 2), thing(4, 3)]),
    group('Goods', [thing(3, 2), thing(6, 1)]),
    group('Hat', [thing(7, 0)], 'hat'),
    group('Hat', [thing(8, 0)], 'cap'),
  ];
  const joined = groupsByHeading(possessions);
  expect(joined.map(({ name, image, possessions: held }) => [name, image, held.map(({ id }) => id)])).toEqual([
    ['', undefined, [1]],
    ['Goods', undefined, [6, 3, 5, 4]],
    ['Hat', 'hat', [7]],
    ['Hat', 'cap', [8]],
  ]);
  expect(possessionsIn({ possessions }).map(({ id }) => id)).toEqual([1, 6, 3, 5, 4, 7, 8]);
});
