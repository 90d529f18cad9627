import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, said } from '../../testing/a-world.ts';
import { areasOfferSomething } from './areas-offer-something.ts';

test('an area with a storylet that stays is right', () => {
  expect(said(areasOfferSomething, aStorylet('when: Step exactly 0', aBranch('', anOutcome('set: Step 1'))))).toEqual(
    [],
  );
});

test('an area whose only storylet ends itself has nothing to do at last', () => {
  expect(
    said(areasOfferSomething, {
      ...aStorylet('when: Step exactly 0', aBranch('', anOutcome('set: Step 1'))),
      'areas/square/a-bench.story': '',
    }),
  ).toEqual([
    '"The Square" can be reached, and lists no storylet that can be played again; list one whose free branch does not end it',
  ]);
});
