import type { MyselfReply, Possession } from '@underhall/contract';
import { expect, test } from 'vitest';
import { withThings } from './with-things.ts';

const thing = { id: 7, name: 'Candle-End', nature: 'Thing', level: 2 } as Possession;

const sheet = {
  possessions: [
    { name: 'Hat', image: 'hat', possessions: [] },
    { name: 'Boots', image: 'boots', possessions: [] },
    { name: 'Goods', possessions: [thing] },
  ],
} as unknown as MyselfReply;

test('the sheet has the requested number of items with unique IDs, among goods and in slots', () => {
  const { possessions } = withThings(sheet, 30);
  const ids = possessions.flatMap((group) => group.possessions.map(({ id }) => id));
  expect(new Set(ids).size).toBe(30);
  expect(possessions.map((group) => group.possessions.length)).toEqual([4, 5, 21]);
});

test('no item is removed, and the original sheet is not modified', () => {
  expect(withThings(sheet, 0)).toEqual(sheet);
  withThings(sheet, 30);
  expect(sheet.possessions[2]?.possessions).toEqual([thing]);
});
