import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, said } from '../../testing/a-world.ts';
import { openingGoesOn } from './opening-goes-on.ts';

test('every step of an opening lists something', () => {
  expect(said(openingGoesOn, aStorylet('when: Step exactly 0', aBranch('', anOutcome('set: Step 1'))))).toEqual([]);
});

test('a step at which nothing is listed is a dead end', () => {
  expect(
    said(openingGoesOn, {
      ...aStorylet('when: Step exactly 0', aBranch('', anOutcome('set: Step 1'))),
      'areas/square/a-bench.story': '',
    }),
  ).toEqual(['dead end: at Step 1 in "The Square" nothing is listed that anybody can choose']);
});
