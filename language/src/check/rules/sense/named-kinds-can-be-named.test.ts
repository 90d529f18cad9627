import { expect, test } from 'vitest';
import { aBranch, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { namedKindsCanBeNamed } from './named-kinds-can-be-named.ts';

const dog = (namable: string) => ({
  'qualities/dog.story': `= A Dog\ncategory: Companion\nnamable: ${namable}\nimage: dog\n`,
});
const naming = aStorylet('', aBranch('names: Companion'));

test('a quality of the category may be named', () => {
  expect(messagesOf(namedKindsCanBeNamed, { ...dog('yes'), ...naming })).toEqual([]);
  expect(messagesOf(namedKindsCanBeNamed, aStorylet(''))).toEqual([]);
});

test('where none may, no name is asked for', () => {
  expect(messagesOf(namedKindsCanBeNamed, { ...dog('no'), ...naming })).toEqual([
    'no quality of the category Companion may be named; write "namable: yes" on one',
  ]);
});
