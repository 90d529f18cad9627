import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { aTimed } from '../../../testing/other-kinds.ts';
import { changesAreMadeOnce } from './changes-are-made-once.ts';

const twice = '"Coins" changes twice here; write one change';

test('accepts one change of each quality in an outcome', () => {
  const outcomes = anOutcome('gain: Coins 1, Step 1') + anOutcome('lose: Coins 1', 'rare 10%: Else');

  expect(messagesOf(changesAreMadeOnce, aStorylet('', aBranch('', outcomes)))).toEqual([]);
});

test.each(['gain: Coins 1, Coins 2', 'gain: Coins 1\nlose: Coins 2', 'lose: Coins 1\nset: Coins 2'])(
  'reports "%s", which changes one quality twice',
  (facts) => {
    expect(messagesOf(changesAreMadeOnce, aStorylet('', aBranch('', anOutcome(facts))))).toEqual([twice]);
    expect(messagesOf(changesAreMadeOnce, aTimed(`after: 1 hour\n${facts}`))).toEqual([twice]);
  },
);
