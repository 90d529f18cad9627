import { expect, test } from 'vitest';
import { readWorld } from '../../../meaning/read-world.ts';
import { aStorylet, aWorld, messagesOf } from '../../../testing/a-world.ts';
import { straightQuotes } from './straight-quotes.ts';

test('accepts straight quotes', () => {
  expect(messagesOf(straightQuotes, aStorylet('note: "It\'s," she says.'))).toEqual([]);
});

test.each(['\u2018', '\u2019', '\u201c', '\u201d', '\u201e', '\u00ab'])('reports %s at its place', (quote) => {
  const found = straightQuotes(readWorld(aWorld(aStorylet(`button: ab${quote}`))).world);

  expect(found.map(({ at: { column }, message }) => [column, message])).toEqual([
    [11, `write straight quotes (" and '); the compiler makes them curly`],
  ]);
});

test('checks the first character', () => {
  expect(messagesOf(straightQuotes, aStorylet('button: \u201cab'))).toHaveLength(1);
});

test('checks names and prose', () => {
  expect(messagesOf(straightQuotes, { 'areas/square/t.story': '= T\u2019s\n\nIt\u2019s.\n' })).toHaveLength(2);
});
