import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { ownGroupsAreKnown } from './own-groups-are-known.ts';

const jam = (facts: string, groups = 'Jars') => ({
  'pack.story': `= Small\nstart at: The Square\nfaces: plain\n\n== Sheet\ngroups: ${groups}\n`,
  'qualities/jam.story': `= Jam\nnature: thing\nimage: it\n${facts}\n\nSweet.\n`,
});

test('accepts a thing in a group of the pack', () => {
  expect(messagesOf(ownGroupsAreKnown, jam('category: Goods\ngroup: Jars'))).toEqual([]);
});

test('reports a group that the pack does not have', () => {
  expect(messagesOf(ownGroupsAreKnown, jam('category: Goods\ngroup: Jarz'))).toEqual([
    'the pack has no group "Jarz". Did you mean "Jars"?',
  ]);
});

test('reports a group of what is worn, or stands beside the story', () => {
  for (const category of ['Hat', 'Accoutrement', 'Currency', 'Story'])
    expect(messagesOf(ownGroupsAreKnown, jam(`category: ${category}\ngroup: Jars`))).toEqual([
      expect.stringMatching(
        `^"group" needs another category than ${category}; use one of: Academic, Advantage, Book, `,
      ),
    ]);
});
