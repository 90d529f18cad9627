import { expect, test } from 'vitest';
import { aBranch, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { autofireHasOneBranch } from './autofire-has-one-branch.ts';

const firing = (branches: string, fact = 'yes') =>
  messagesOf(autofireHasOneBranch, aStorylet(`deck: sometimes\nautofire: ${fact}`, branches));

test('one branch that asks nothing happens by itself', () => {
  expect(firing(aBranch(''))).toEqual([]);
  expect(firing(aBranch('') + aBranch('act: Take Tea'), 'no')).toEqual([]);
});

test('two branches, a guest or a name cannot be chosen by themselves', () => {
  expect(firing(aBranch('') + aBranch(''))).toEqual([
    'what happens by itself has one branch; take the others out, or "autofire"',
  ]);
  expect(firing(aBranch('act: Take Tea'))).toEqual([
    'an act asks whom to invite, and cannot happen by itself; leave out "autofire"',
  ]);
  expect(firing(aBranch('names: Story'))).toEqual([
    'a name is asked for, which cannot happen by itself; leave out "autofire"',
  ]);
});
