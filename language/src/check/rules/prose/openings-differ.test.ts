import { expect, test } from 'vitest';
import { aBranch, messagesOf } from '../../../testing/a-world.ts';
import { openingsDiffer } from './openings-differ.ts';

const results = (...openings: readonly string[]) =>
  openings.map((each, i) => aBranch('', `=== always: R\n\n${each}\n\nMore.\n`).replace('Try', `Try ${i}`)).join('\n');
const file = (...openings: readonly string[]) =>
  messagesOf(openingsDiffer, { 'areas/square/t.story': `= T\nwhere: anywhere\n\n${results(...openings)}` });

test('accepts two results with the same first words, and half of them with "You"', () => {
  expect(file('The lamp is out.', '"The lamp," he says.', 'A dog.', 'A cat.')).toEqual([]);
  expect(file('You go.', 'You stay.', 'You sit.', 'He goes.', 'She stays.', 'They sit.')).toEqual([]);
  expect(file('You go.', 'You stay.')).toEqual([]);
  expect(file('One.', 'One.', 'One.', '')).toEqual([]);
});

test('reports the third and fourth result with the same first words', () => {
  expect(file('The lamp is out.', '*The* lamp.', 'The Lamp!', 'the lamp')).toEqual([
    '3 results of this file begin with "the lamp"; begin this one differently',
    '4 results of this file begin with "the lamp"; begin this one differently',
  ]);
});

test('reports once if more than half begin with "You"', () => {
  expect(file('You go.', 'You stay.', 'You sit.', 'He goes.', 'She stays.')).toEqual([
    '3 of 5 results begin with "You"; begin half of them differently',
  ]);
});

test('counts the storylets of one file together, and each file alone', () => {
  const one = (name: string) => `= ${name}\nwhere: anywhere\n\n${results('The lamp.', 'The lamp.')}`;

  expect(messagesOf(openingsDiffer, { 'areas/square/t.story': one('T'), 'areas/square/u.story': one('U') })).toEqual(
    [],
  );
  expect(messagesOf(openingsDiffer, { 'areas/square/t.story': `${one('T')}\n${one('U')}` })).toHaveLength(2);
});
