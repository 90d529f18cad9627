import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { branchesCanBeChosen } from './branches-can-be-chosen.ts';

const never = 'nobody can ever choose "Try": what it asks for is only come by through itself; give another way to it';

test('what a branch asks for may be given by another', () => {
  const branches =
    aBranch('needs: Step 1+', anOutcome('gain: Step 1')) + aBranch('', anOutcome('set: Step 1')).replace('Try', 'Else');

  expect(messagesOf(branchesCanBeChosen, aStorylet('', branches))).toEqual([]);
});

test('a branch that gives its own key is never chosen', () => {
  expect(messagesOf(branchesCanBeChosen, aStorylet('', aBranch('needs: Step 1+', anOutcome('gain: Step 1'))))).toEqual([
    never,
  ]);
  expect(messagesOf(branchesCanBeChosen, aStorylet('', aBranch('pay: Lens 1', anOutcome('gain: Lens 2'))))).toEqual([
    never,
  ]);
});

test('of what cannot be met, the branches are not told again', () => {
  expect(messagesOf(branchesCanBeChosen, aStorylet('when: Step 1+', aBranch('', anOutcome('gain: Step 1'))))).toEqual(
    [],
  );
});
