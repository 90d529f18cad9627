import { expect, test } from 'vitest';
import { aBranch, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { resultsDiffer } from './results-differ.ts';

const branch = (name: string, told: string, result: string) =>
  `== ${name}\n\n${told}\n\n=== always: ${name} It\n\n${result}\n`;

test('each part of a storylet tells its own', () => {
  expect(
    messagesOf(resultsDiffer, aStorylet('', branch('A', 'One.', 'Two.\n\nMore.') + branch('B', 'Three.', 'Two.'))),
  ).toEqual([]);
  expect(messagesOf(resultsDiffer, aStorylet('', '== A\n\n=== always: B\n\n== C\n'))).toEqual([]);
});

test('two that begin alike may end otherwise', () => {
  expect(
    messagesOf(
      resultsDiffer,
      aStorylet('', branch('A', 'One.', 'Two.\n\nMore.') + branch('B', 'Three.', 'Two.\n\nLess.')),
    ),
  ).toEqual([]);
});

test('what tells the same as another part is told', () => {
  expect(
    messagesOf(
      resultsDiffer,
      aStorylet('', branch('A', 'One.', 'Two.\n\nMore.') + branch('B', 'One.', 'Two.\n\nMore.')),
    ),
  ).toEqual([
    'this tells the same as "A"; tell what is different here',
    'this tells the same as "always: A It"; tell what is different here',
  ]);
  expect(messagesOf(resultsDiffer, aStorylet('', branch('A', 'Prose.', 'Two.')))).toEqual([
    'this tells the same as "Tried"; tell what is different here',
  ]);
});

test('two storylets may tell the same', () => {
  expect(
    messagesOf(resultsDiffer, {
      'areas/square/u.story': `= U\n\nProse.\n\n${aBranch('').replace('Prose.', 'So.').replace('Prose.', 'Then.')}`,
    }),
  ).toEqual([]);
});
