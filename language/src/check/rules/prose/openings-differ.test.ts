import { expect, test } from 'vitest';
import { aBranch, messagesOf } from '../../../testing/a-world.ts';
import { openingsDiffer } from './openings-differ.ts';

const results = (...openings: readonly string[]) =>
  openings.map((each, i) => aBranch('', `=== always: R\n\n${each}\n\nMore.\n`).replace('Try', `Try ${i}`)).join('\n');
const file = (...openings: readonly string[]) =>
  messagesOf(openingsDiffer, { 'areas/square/t.story': `= T\nwhere: anywhere\n\n${results(...openings)}` });

test('two results of a file may begin alike, and half of them with "You"', () => {
  expect(file('The lamp is out.', '"The lamp," he says.', 'A dog.', 'A cat.')).toEqual([]);
  expect(file('You go.', 'You stay.', 'You sit.', 'He goes.', 'She stays.', 'They sit.')).toEqual([]);
  expect(file('You go.', 'You stay.')).toEqual([]);
  expect(file('One.', 'One.', 'One.', '')).toEqual([]);
});

test('a third that begins alike is told, and a fourth', () => {
  expect(file('The lamp is out.', '*The* lamp.', 'The Lamp!', 'the lamp')).toEqual([
    '3 results of this file begin with "the lamp"; begin this one otherwise',
    '4 results of this file begin with "the lamp"; begin this one otherwise',
  ]);
});

test('more than half with "You" are told once', () => {
  expect(file('You go.', 'You stay.', 'You sit.', 'He goes.', 'She stays.')).toEqual([
    '3 of 5 results begin with "You"; begin half of them otherwise',
  ]);
});

test('another file begins anew, and the storylets of one file count together', () => {
  const one = (name: string) => `= ${name}\nwhere: anywhere\n\n${results('The lamp.', 'The lamp.')}`;

  expect(messagesOf(openingsDiffer, { 'areas/square/t.story': one('T'), 'areas/square/u.story': one('U') })).toEqual(
    [],
  );
  expect(messagesOf(openingsDiffer, { 'areas/square/t.story': `${one('T')}\n${one('U')}` })).toHaveLength(2);
});
