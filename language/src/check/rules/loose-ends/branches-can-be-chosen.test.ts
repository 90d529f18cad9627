import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { branchesCanBeChosen } from './branches-can-be-chosen.ts';

const never =
  'nobody can ever choose "Try": its requirements can only be met through itself; add another way to meet them';

test('accepts a branch whose requirement another branch gives', () => {
  const branches =
    aBranch('needs: Step 1+', anOutcome('gain: Step 1')) + aBranch('', anOutcome('set: Step 1')).replace('Try', 'Else');

  expect(messagesOf(branchesCanBeChosen, aStorylet('', branches))).toEqual([]);
});

test('reports a branch that gives its own requirement', () => {
  expect(messagesOf(branchesCanBeChosen, aStorylet('', aBranch('needs: Step 1+', anOutcome('gain: Step 1'))))).toEqual([
    never,
  ]);
  expect(messagesOf(branchesCanBeChosen, aStorylet('', aBranch('pay: Lens 1', anOutcome('gain: Lens 2'))))).toEqual([
    never,
  ]);
});

test('skips the branches of a storylet that nobody can meet', () => {
  expect(messagesOf(branchesCanBeChosen, aStorylet('when: Step 1+', aBranch('', anOutcome('gain: Step 1'))))).toEqual(
    [],
  );
});
