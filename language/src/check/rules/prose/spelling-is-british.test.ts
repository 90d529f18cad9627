import { expect, test } from 'vitest';
import { readWorld } from '../../../meaning/read-world.ts';
import { aStorylet, aWorld, messagesOf } from '../../../testing/a-world.ts';
import { britishSpellings } from '../../prose/word-lists.ts';
import { spellingIsBritish } from './spelling-is-british.ts';

test('accepts British spelling, and words that only look American', () => {
  expect(
    messagesOf(spellingIsBritish, aStorylet(`note: ${[...britishSpellings.values()].join(' ')} graying colorless`)),
  ).toEqual([]);
});

test.each([...britishSpellings])('"%s" is spelt "%s"', (american, british) => {
  expect(messagesOf(spellingIsBritish, aStorylet(`note: Say ${american}.`))).toEqual([
    `"${american}" is American spelling; write "${british}"`,
  ]);
});

test('points at the word, also in names', () => {
  const files = aWorld({ 'areas/square/t.story': '= The Gray Harbors\n\nIts harborside and its Harbor.\n' });

  expect(spellingIsBritish(readWorld(files).world)).toMatchObject([
    { at: { line: 1, column: 7, length: 4 }, message: '"Gray" is American spelling; write "grey"' },
    { at: { line: 3, column: 24, length: 6 }, message: '"Harbor" is American spelling; write "harbour"' },
  ]);
});

test('reports every word of a text in one run', () => {
  expect(messagesOf(spellingIsBritish, aStorylet('note: A gray purse of gray and favorite color.'))).toEqual([
    '"gray" is American spelling; write "grey"',
    '"gray" is American spelling; write "grey"',
    '"favorite" is American spelling; write "favourite"',
    '"color" is American spelling; write "colour"',
  ]);
});
