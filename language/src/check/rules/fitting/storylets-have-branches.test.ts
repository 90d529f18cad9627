import { expect, test } from 'vitest';
import { aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { storyletsHaveBranches } from './storylets-have-branches.ts';

test('accepts a storylet with a branch', () => {
  expect(messagesOf(storyletsHaveBranches, aStorylet(''))).toEqual([]);
});

test('reports a storylet without branches', () => {
  expect(messagesOf(storyletsHaveBranches, aStorylet('', ''))).toEqual(['"Tried" has no branch ("== Name")']);
});
