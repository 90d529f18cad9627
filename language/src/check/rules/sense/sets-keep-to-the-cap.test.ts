import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { aPersona } from '../../../testing/other-kinds.ts';
import { setsKeepToTheCap } from './sets-keep-to-the-cap.ts';

const capped = (more = '') => ({ 'qualities/rank.story': `= Rank\ncategory: Story\ncap: 5\n${more}image: it\n` });
const setting = (amount: string) => aStorylet('', aBranch('', anOutcome(`set: Rank ${amount}, Coins 900`)));
const tooHigh = 'this is above the cap of "Rank", which is 5; lower it, or raise the cap';

test('accepts a level up to the cap', () => {
  expect(messagesOf(setsKeepToTheCap, { ...capped(), ...setting('5') })).toEqual([]);
  expect(messagesOf(setsKeepToTheCap, { ...capped(), ...setting('(1d6 + 4)') })).toEqual([]);
  expect(messagesOf(setsKeepToTheCap, { ...capped('cap raised by: Coins\n'), ...setting('6') })).toEqual([]);
});

test('reports a level above the cap, also at the start', () => {
  const start = { 'pack.story': '= Small\nstart at: The Square\nfaces: plain\nstart with: Rank 6\n' };

  expect(messagesOf(setsKeepToTheCap, { ...capped(), ...setting('6') })).toEqual([tooHigh]);
  expect(messagesOf(setsKeepToTheCap, { ...capped(), ...setting('(1d6 + 5)') })).toEqual([tooHigh]);
  expect(messagesOf(setsKeepToTheCap, { ...capped(), ...start })).toEqual([tooHigh]);
  expect(messagesOf(setsKeepToTheCap, { ...capped(), ...aPersona('starts with: Rank 6') })).toEqual([tooHigh]);
});
