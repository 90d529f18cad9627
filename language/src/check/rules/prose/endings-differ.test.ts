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

test('of many results a third may end alike, and half may end on a sentence about you', () => {
  const ended = (endings: readonly string[]) =>
    messagesOf(endingsDiffer, aStorylet('', endings.map((ending, place) => branch(`No ${place}`, ending)).join('')));
  const twelve = (endings: readonly string[]) => [
    ...endings,
    ...['*A.*', '*B.*', '"C."', '"D."', 'She: "E!"', 'He: "F!"'],
  ];

  expect(ended(twelve(Array(6).fill('You go.')))).toEqual([]);
  expect(ended(twelve(['A bell.', 'A door.', 'A lamp.', 'A cup.', 'You go.', 'You stay.']))).toEqual([]);
  expect(ended(twelve(['A bell.', 'A door.', 'A lamp.', 'A cup.', 'A hat.', 'You go.']))).toEqual([
    '5 results of this storylet end on a short sentence; end this one differently',
  ]);
});
