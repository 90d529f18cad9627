import { expect, test } from 'vitest';
import { readWorld } from '../meaning/read-world.ts';
import { aStorylet, aWorld } from '../testing/a-world.ts';
import { filesWith } from './texts-in.ts';

const tried = 'areas/square/tried.story';
const withProse = (prose: string) =>
  readWorld(aWorld({ [tried]: aStorylet('')[tried]?.replace('\nProse.\n', `\n${prose}\n`) ?? '' })).world;

test.each([
  ['as if it rained', /\bas if\b/, [tried]],
  ['as\nif it rained', /\bas if\b/, [tried]],
  ['as  \n   if it rained', /\bas if\b/g, [tried]],
  ['AS IF it rained', /\bas if\b/i, [tried]],
  ['as it rained', /\bas if\b/, []],
  ['the  the rain', /\b(the|a) \1\b/, [tried]],
])('in %j it is found across line breaks: %s', (prose, form, files) => {
  expect([...filesWith(form, withProse(prose))]).toEqual(files);
});

test('every file is searched from its beginning', () => {
  expect(filesWith(/teaser/g, withProse('It is.')).size).toBe(2);
});
