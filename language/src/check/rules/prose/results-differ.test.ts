import { expect, test } from 'vitest';
import { aBranch, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { resultsDiffer } from './results-differ.ts';

const branch = (name: string, told: string, result: string) =>
  `== ${name}\n\n${told}\n\n=== always: ${name} It\n\n${result}\n`;

test('accepts parts with different texts', () => {
  expect(
    messagesOf(resultsDiffer, aStorylet('', branch('A', 'One.', 'Two.\n\nMore.') + branch('B', 'Three.', 'Two.'))),
  ).toEqual([]);
  expect(messagesOf(resultsDiffer, aStorylet('', '== A\n\n=== always: B\n\n== C\n'))).toEqual([]);
});

test('accepts texts that only begin alike', () => {
  expect(
    messagesOf(
      resultsDiffer,
      aStorylet('', branch('A', 'One.', 'Two.\n\nMore.') + branch('B', 'Three.', 'Two.\n\nLess.')),
    ),
  ).toEqual([]);
});

test('reports a part with the same text as another', () => {
  expect(
    messagesOf(
      resultsDiffer,
      aStorylet('', branch('A', 'One.', 'Two.\n\nMore.') + branch('B', 'One.', 'Two.\n\nMore.')),
    ),
  ).toEqual([
    'this has the same text as "A"; write what is different here',
    'this has the same text as "always: A It"; write what is different here',
  ]);
  expect(messagesOf(resultsDiffer, aStorylet('', branch('A', 'Prose.', 'Two.')))).toEqual([
    'this has the same text as "Tried"; write what is different here',
  ]);
});

test('accepts equal texts in two storylets', () => {
  expect(
    messagesOf(resultsDiffer, {
      'areas/square/u.story': `= U\n\nProse.\n\n${aBranch('').replace('Prose.', 'So.').replace('Prose.', 'Then.')}`,
    }),
  ).toEqual([]);
});
