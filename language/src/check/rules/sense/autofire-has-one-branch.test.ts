import { expect, test } from 'vitest';
import { aBranch, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { autofireHasOneBranch } from './autofire-has-one-branch.ts';

const firing = (branches: string, fact = 'yes') =>
  messagesOf(autofireHasOneBranch, aStorylet(`deck: sometimes\nautofire: ${fact}`, branches));

test('accepts one branch that needs no input', () => {
  expect(firing(aBranch(''))).toEqual([]);
  expect(firing(aBranch('') + aBranch('act: Take Tea'), 'no')).toEqual([]);
});

test('reports a second branch, an act and a name', () => {
  expect(firing(aBranch('') + aBranch(''))).toEqual([
    'a card with "autofire" has one branch; delete the others, or "autofire"',
  ]);
  expect(firing(aBranch('act: Take Tea'))).toEqual(['an act asks the player whom to invite; delete "autofire"']);
  expect(firing(aBranch('names: Story'))).toEqual(['"names" asks the player for a name; delete "autofire"']);
});

test('reports a branch that is chosen once', () => {
  expect(firing(aBranch('once: yes'))).toEqual([
    'a card with "autofire" would be drawn again after its one choice; delete "once", and write "when: not seen" with the title of the card',
  ]);
});
