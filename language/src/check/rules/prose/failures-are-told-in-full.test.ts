import { expect, test } from 'vitest';
import { aBranch, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { failuresAreToldInFull } from './failures-are-told-in-full.ts';

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');
const outcomeOf = (heading: string, count: number) =>
  messagesOf(
    failuresAreToldInFull,
    aStorylet('', aBranch('challenge: Watchful 4', `=== ${heading}\n\n${words(count)}\n`)),
  );
const short = 'this failure has 39 words; tell it in 40 at least: it gives a thing, a clue, a person or a joke';

test('a failure has forty words at least, a success need not', () => {
  expect(outcomeOf('failure: Lost', 40)).toEqual([]);
  expect(outcomeOf('success: Won', 5)).toEqual([]);
  expect(outcomeOf('failure: Lost', 0)).toEqual([]);
});

test('a shorter one is told, a rare one too', () => {
  expect(outcomeOf('failure: Lost', 39)).toEqual([short]);
  expect(outcomeOf('rare failure 5%: Lost', 39)).toEqual([short]);
});
