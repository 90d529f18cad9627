import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { anAct } from '../../../testing/other-kinds.ts';
import { actsAskForWhatStays } from './acts-ask-for-what-stays.ts';

const inviting = (needs: string, branch: string, outcome = '') =>
  messagesOf(actsAskForWhatStays, {
    ...anAct(needs),
    ...aStorylet('', aBranch(`act: Take Tea\n${branch}`, anOutcome(outcome))),
  });
const again = 'the act requires "Coins" of its sender again when it is accepted; take it under "== sender", not here';

test('accepts a branch that takes what its act does not require', () => {
  expect(inviting('sender needs: Step 1+, no Coins, seen A Bench', 'pay: Coins 1', 'lose: Coins 1')).toEqual([]);
  expect(inviting('target needs: Coins 1+', 'pay: Coins 1')).toEqual([]);
  expect(inviting('sender needs: Coins 0 to 5', 'pay: Coins 1')).toEqual([]);
});

test('reports a branch that takes what its act requires again', () => {
  expect(inviting('sender needs: Coins 1+', 'pay: Coins 1')).toEqual([again]);
  expect(inviting('sender needs: Step 1+ or Coins 1+', '', 'lose: Coins 1')).toEqual([again]);
  expect(inviting('sender needs: Coins at least [Step]', 'pay: Coins 1')).toEqual([again]);
});

test('accepts it in other branches and acts', () => {
  const free = aStorylet('', aBranch('pay: Coins 1') + aBranch('act: Another\npay: Coins 1').replace('Try', 'Ask'));

  expect(messagesOf(actsAskForWhatStays, { ...anAct('sender needs: Coins 1+'), ...free })).toEqual([]);
});
