import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { habitsVary } from './habits-vary.ts';

const otherwise = { 'areas/square/a-bench.story': '= A Bench\ndeck: never\n\nIt.\n' };
const told = (facts: string, branch: string) => messagesOf(habitsVary, { ...otherwise, ...aStorylet(facts, branch) });

const same = aBranch('', anOutcome(''));

test('reports a repeatable choice whose text never varies', () => {
  expect(told('', same)).toHaveLength(1);
  expect(told('when: Step 1+', same)).toHaveLength(1);
  expect(told('when: seen A Bench', same)).toHaveLength(1);
});

test('checks the most frequent result and rare ones, not failures', () => {
  const tested = aBranch(
    'challenge: Watchful 5',
    `=== success: A\n\n{Watchful 5+: Well. | Done.}\n\n${anOutcome('', 'failure: B')}\n=== rare success 5%: C\n\n{Watchful 5+: Luck. | Chance.}\n`,
  );

  expect(told('', tested)).toEqual([]);
  expect(told('', tested.replace('{Watchful 5+: Well. | Done.}', 'Done.'))).toHaveLength(1);
  expect(told('', tested.replace('{Watchful 5+: Luck. | Chance.}', 'Luck.'))).toHaveLength(1);
});

test('the stage of a quality in the text is enough', () => {
  expect(told('', aBranch('', '=== always: A\n\nYou are {stage of Watchful}.\n'))).toEqual([]);
});

test.each(['deck: sometimes', 'deck: never', 'urgency: must', 'when: not seen Tried', 'when: no Step'])(
  'a storylet with "%s" is not repeatable',
  (facts) => {
    expect(told(facts, same)).toEqual([]);
  },
);

test.each(['when: not seen Tried', 'needs: Coins under 3', 'when: Coins at most [Watchful]'])(
  'a branch with "%s" is not repeatable',
  (facts) => {
    expect(told('', aBranch(facts, anOutcome('')))).toEqual([]);
  },
);

test('a requirement below a level that can never be passed does not end', () => {
  const capped = { 'qualities/rank.story': '= Rank\ncategory: Story\ncap: 3\nimage: it\n\nIt.\n' };

  expect(messagesOf(habitsVary, { ...otherwise, ...capped, ...aStorylet('when: Rank exactly 3', same) })).toHaveLength(
    1,
  );
  expect(messagesOf(habitsVary, { ...otherwise, ...capped, ...aStorylet('when: Rank exactly 2', same) })).toEqual([]);
});
