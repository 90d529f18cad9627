import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { habitsVary } from './habits-vary.ts';

const otherwise = { 'areas/square/a-bench.story': '= A Bench\ndeck: never\n\nIt.\n' };
const told = (facts: string, branch: string) => messagesOf(habitsVary, { ...otherwise, ...aStorylet(facts, branch) });

const same = aBranch('', anOutcome(''));

test('what can be chosen for ever and tells the same each time is told', () => {
  expect(told('', same)).toHaveLength(1);
  expect(told('when: Step 1+', same)).toHaveLength(1);
  expect(told('when: seen A Bench', same)).toHaveLength(1);
});

test('its commonest result is meant: a failure and a rare one may always be the same', () => {
  const tested = aBranch(
    'challenge: Watchful 5',
    `=== success: A\n\n{Watchful 5+: Well. | Done.}\n\n${anOutcome('', 'failure: B')}\n${anOutcome('', 'rare success 5%: C')}`,
  );

  expect(told('', tested)).toEqual([]);
  expect(told('', tested.replace('{Watchful 5+: Well. | Done.}', 'Done.'))).toHaveLength(1);
});

test('the stage of a quality in the text is enough', () => {
  expect(told('', aBranch('', '=== always: A\n\nYou are {stage of Watchful}.\n'))).toEqual([]);
});

test.each(['deck: sometimes', 'deck: never', 'urgency: must', 'when: not seen Tried', 'when: no Step'])(
  'with "%s" it is no habit',
  (facts) => {
    expect(told(facts, same)).toEqual([]);
  },
);

test.each(['when: not seen Tried', 'needs: Coins under 3', 'when: Coins at most [Watchful]'])(
  'a branch with "%s" is no habit',
  (facts) => {
    expect(told('', aBranch(facts, anOutcome('')))).toEqual([]);
  },
);

test('a level that cannot be passed is never over', () => {
  const capped = { 'qualities/rank.story': '= Rank\ncategory: Story\ncap: 3\nimage: it\n\nIt.\n' };

  expect(messagesOf(habitsVary, { ...otherwise, ...capped, ...aStorylet('when: Rank exactly 3', same) })).toHaveLength(
    1,
  );
  expect(messagesOf(habitsVary, { ...otherwise, ...capped, ...aStorylet('when: Rank exactly 2', same) })).toEqual([]);
});
