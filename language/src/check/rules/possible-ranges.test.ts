import { expect, test } from 'vitest';
import { aStorylet, said } from '../../testing/a-world.ts';
import { possibleRanges } from './possible-ranges.ts';

test('a range from low to high is possible', () => {
  expect(said(possibleRanges, aStorylet('when: Coins 2 to 4, Coins under 4'))).toEqual([]);
});

test('a range without a level and two that exclude each other are impossible', () => {
  expect(said(possibleRanges, aStorylet('when: Coins 4 to 2, Watchful 5+, no Watchful'))).toEqual([
    'no level is in this range',
    'this excludes what was asked of "Watchful" before',
  ]);
});
