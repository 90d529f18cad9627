import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { leadsHaveSteps } from './leads-have-steps.ts';

const hunt = (facts: string) => ({ 'qualities/hunt.story': `= Hunt\ncategory: Story\nimage: it\n${facts}\n` });
const found = (facts: string) => messagesOf(leadsHaveSteps, hunt(facts));
const ask = 'next step: 1 Ask at the bench.';

test('accepts a quality without leads, and a lead with a step from level 1 on', () => {
  expect(found('cap: 3')).toEqual([]);
  expect(found(`cap: 3\nlead: yes\n${ask}`)).toEqual([]);
  expect(found(`lead: main\ndone at: 4\n${ask}\nnext step: 3 Sit.\nplace: 2 The Square`)).toEqual([]);
});

test('reports facts of a lead on a quality that is none', () => {
  expect(found(`done at: 2\n${ask}\nplace: 1 The Square\nwaits for: 1 Rain`)).toEqual(
    ['done at', 'next step', 'place', 'waits for'].map(
      (key) => `"${key}" needs a lead; add "lead: yes" or "lead: main", or delete this`,
    ),
  );
});

test('reports a lead without steps, and one whose steps begin late', () => {
  expect(found('cap: 3\nlead: yes')).toEqual(['the lead "Hunt" has no steps; add "next step: 1 What to do."']);
  expect(found('cap: 3\nlead: yes\nnext step: 2 Sit.')).toEqual([
    'the first step is for level 2, but a lead begins at level 1; write "next step: 1 ..."',
  ]);
});

test('reports steps, places and waits from the level on at which the lead is done', () => {
  const never = (level: number, doneAt: number) =>
    `level ${level} is never shown, because the lead is done at ${doneAt}; lower it, or raise "done at"`;
  expect(found(`lead: yes\n${ask}\nnext step: 3 Sit.`)).toEqual([never(3, 3)]);
  expect(found(`cap: 9\ndone at: 2\nlead: yes\n${ask}\nplace: 2 The Square\nwaits for: 5 Rain`)).toEqual([
    never(2, 2),
    never(5, 2),
  ]);
});

test('reports a lead that no player can see', () => {
  expect(found(`cap: 2\nlead: yes\nhidden: yes\n${ask}`)).toEqual([
    'a hidden quality cannot be a lead; delete "hidden" or "lead"',
  ]);
  expect(found(`cap: 2\nlead: yes\nshared: yes\n${ask}`)).toEqual([
    'a shared quality cannot be a lead; delete "shared" or "lead"',
  ]);
});
