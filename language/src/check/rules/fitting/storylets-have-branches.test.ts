import { expect, test } from 'vitest';
import { aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { storyletsHaveBranches } from './storylets-have-branches.ts';

test('a storylet with a branch is right', () => {
  expect(messagesOf(storyletsHaveBranches, aStorylet(''))).toEqual([]);
});

test('a storylet without a branch leaves nothing to choose', () => {
  expect(messagesOf(storyletsHaveBranches, aStorylet('', ''))).toEqual(['"Tried" has no branch ("== Name")']);
});
