import { expect, test } from 'vitest';
import { aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { endingsDiffer } from './endings-differ.ts';

const branch = (name: string, result: string): string =>
  `== ${name}\nimage: it\n\nProse.\n\n=== always: ${name} It\n\n${result}\n\n`;

test('accepts two results with the same kind of ending', () => {
  expect(
    messagesOf(endingsDiffer, aStorylet('', branch('A', 'A bell.') + branch('B', 'A door.') + branch('C', '"Oh."'))),
  ).toEqual([]);
});

test('reports the third one with its kind of ending', () => {
  expect(
    messagesOf(endingsDiffer, aStorylet('', branch('A', '"A."') + branch('B', 'She: "B!"') + branch('C', '"C?"'))),
  ).toEqual(['3 results of this storylet end on speech; end this one differently']);
});
