import { expect, test } from 'vitest';
import { aBranch, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { failuresAreToldInFull } from './failures-are-told-in-full.ts';

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');
const outcomeOf = (heading: string, count: number) =>
  messagesOf(
    failuresAreToldInFull,
    aStorylet('', aBranch('challenge: Watchful 4', `=== ${heading}\n\n${words(count)}\n`)),
  );
const short = 'this failure has 39 words; write at least 40, and give a thing, a clue, a person or a joke';

test('accepts a failure of forty words, and a shorter success', () => {
  expect(outcomeOf('failure: Lost', 40)).toEqual([]);
  expect(outcomeOf('success: Won', 5)).toEqual([]);
  expect(outcomeOf('failure: Lost', 0)).toEqual([]);
});

test('reports a shorter failure, also a rare one', () => {
  expect(outcomeOf('failure: Lost', 39)).toEqual([short]);
  expect(outcomeOf('rare failure 5%: Lost', 39)).toEqual([short]);
});
