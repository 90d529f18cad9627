import { expect, test } from 'vitest';
import { readWorld } from '../../../meaning/read-world.ts';
import { aStorylet, aWorld, messagesOf } from '../../../testing/a-world.ts';
import { cleanText } from './clean-text.ts';

test('accepts letters of every script', () => {
  expect(messagesOf(cleanText, aStorylet('note: Évasion ночью, 夜逃げ'))).toEqual([]);
});

test('reports an invisible character at its place', () => {
  const files = aWorld(aStorylet('alt: a\u200bb'));

  expect(cleanText(readWorld(files).world)).toMatchObject([
    { at: { line: 5, column: 7, length: 1 }, message: 'this character is invisible (U+200b); delete it' },
  ]);
});

test('accepts the line endings of every system', () => {
  const files = aWorld(aStorylet('alt: a')).map(({ path, text }) => ({ path, text: text.replaceAll('\n', '\r\n') }));

  expect(cleanText(readWorld(files).world)).toEqual([]);
  expect(messagesOf(cleanText, aStorylet('alt: a\rb'))).toEqual(['this character is invisible (U+000d); delete it']);
});
