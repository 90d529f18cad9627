import { expect, test } from 'vitest';
import { readWorld } from '../../../meaning/read-world.ts';
import { aStorylet, aWorld, messagesOf } from '../../../testing/a-world.ts';
import { straightQuotes } from './straight-quotes.ts';

test('straight quotes are right', () => {
  expect(messagesOf(straightQuotes, aStorylet('note: "It\'s," she says.'))).toEqual([]);
});

test.each(['\u2018', '\u2019', '\u201c', '\u201d', '\u201e', '\u00ab'])(
  '%s is written straight, at its place',
  (quote) => {
    const found = straightQuotes(readWorld(aWorld(aStorylet(`button: ab${quote}`))).world);

    expect(found.map(({ at: { column }, message }) => [column, message])).toEqual([
      [11, `write quotes straight (" and '); they are set when they are told`],
    ]);
  },
);

test('the first letter is looked at, too', () => {
  expect(messagesOf(straightQuotes, aStorylet('button: \u201cab'))).toHaveLength(1);
});

test('names and prose are looked through too', () => {
  expect(messagesOf(straightQuotes, { 'areas/square/t.story': '= T\u2019s\n\nIt\u2019s.\n' })).toHaveLength(2);
});
