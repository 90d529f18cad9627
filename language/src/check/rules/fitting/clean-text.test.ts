import { expect, test } from 'vitest';
import { readWorld } from '../../../meaning/read-world.ts';
import { aStorylet, aWorld, messagesOf } from '../../../testing/a-world.ts';
import { cleanText } from './clean-text.ts';

test('letters of every writing can be seen', () => {
  expect(messagesOf(cleanText, aStorylet('note: Évasion ночью, 夜逃げ'))).toEqual([]);
});

test('a character without width is found, at its place', () => {
  const files = aWorld(aStorylet('alt: a\u200bb'));

  expect(cleanText(readWorld(files).world)).toMatchObject([
    { at: { line: 5, column: 7, length: 1 }, message: 'a character that cannot be seen (U+200b); take it out' },
  ]);
});

test('the ends of lines are nothing to be seen, of whatever machine they are', () => {
  const files = aWorld(aStorylet('alt: a')).map(({ path, text }) => ({ path, text: text.replaceAll('\n', '\r\n') }));

  expect(cleanText(readWorld(files).world)).toEqual([]);
  expect(messagesOf(cleanText, aStorylet('alt: a\rb'))).toEqual([
    'a character that cannot be seen (U+000d); take it out',
  ]);
});
