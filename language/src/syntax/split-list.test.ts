import { expect, test } from 'vitest';
import { splitList } from './split-list.ts';

test('each part of a list knows its own place', () => {
  const at = { file: 'a.story', line: 3, column: 7, length: 16 };

  expect(splitList({ text: 'Bread 1,  Jam 22', at })).toEqual([
    { text: 'Bread 1', at: { ...at, column: 7, length: 7 } },
    { text: 'Jam 22', at: { ...at, column: 17, length: 6 } },
  ]);
});
