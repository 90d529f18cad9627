import { expect, test } from 'vitest';
import { aStorylet, said } from '../../../testing/a-world.ts';
import { storyletsHaveBranches } from './storylets-have-branches.ts';

test('a storylet with a branch is right', () => {
  expect(said(storyletsHaveBranches, aStorylet(''))).toEqual([]);
});

test('a storylet without a branch leaves nothing to choose', () => {
  expect(said(storyletsHaveBranches, aStorylet('', ''))).toEqual(['"Tried" has no branch ("== Name")']);
});
