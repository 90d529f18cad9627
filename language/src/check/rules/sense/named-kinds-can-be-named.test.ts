import { expect, test } from 'vitest';
import { aBranch, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { namedKindsCanBeNamed } from './named-kinds-can-be-named.ts';

const dog = (namable: string) => ({
  'qualities/dog.story': `= A Dog\ncategory: Companion\nnamable: ${namable}\nimage: dog\n`,
});
const naming = aStorylet('', aBranch('names: Companion'));

test('accepts a category with a namable quality', () => {
  expect(messagesOf(namedKindsCanBeNamed, { ...dog('yes'), ...naming })).toEqual([]);
  expect(messagesOf(namedKindsCanBeNamed, aStorylet(''))).toEqual([]);
});

test('reports a category without one', () => {
  expect(messagesOf(namedKindsCanBeNamed, { ...dog('no'), ...naming })).toEqual([
    'no quality of the category Companion may be named; add "namable: yes" to one',
  ]);
});
