import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../testing/a-world.ts';
import { habitsVary } from '../rules/prose/habits-vary.ts';

const same = aStorylet('', aBranch('', anOutcome('', 'always: Sat')));
const varied = aStorylet('', aBranch('', '=== always: Sat\n\n{Watchful 5+: You see. | You sit.}\n'));
const style = (exempt: object) => ({ 'house-style.json': JSON.stringify({ exempt }) });
const others = { 'areas/square/a-bench.story': '= A Bench\nwhen: not seen A Bench\n\nIt.\n' };

test('a part that the house style exempts from a rule has no problem of that rule', () => {
  expect(messagesOf(habitsVary, { ...same, ...others })).toHaveLength(1);
  expect(
    messagesOf(habitsVary, {
      ...same,
      ...others,
      ...style({ 'habits-vary': ['areas/square/tried.story: always: Sat'] }),
    }),
  ).toEqual([]);
  expect(
    messagesOf(habitsVary, {
      ...same,
      ...others,
      ...style({ 'endings-differ': ['areas/square/tried.story: always: Sat'] }),
    }),
  ).toHaveLength(1);
});

test('an exemption that is no longer needed is a problem', () => {
  expect(
    messagesOf(habitsVary, {
      ...varied,
      ...others,
      ...style({ 'habits-vary': ['areas/square/tried.story: always: Sat'] }),
    }),
  ).toEqual(['"areas/square/tried.story: always: Sat" no longer needs an exemption from "habits-vary"; delete it']);
});
