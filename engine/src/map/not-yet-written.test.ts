import { expect, test } from 'vitest';
import type { Storylet } from '../story/storylet.ts';
import { aMoment } from '../testing/a-moment.ts';
import { anArea } from '../testing/a-place.ts';
import { aBranch, aStorylet } from '../testing/a-world.ts';
import { anOutcome } from '../testing/an-outcome.ts';
import { isNotYetWritten } from './not-yet-written.ts';

const island = anArea({ id: 5, byStoryOnly: true });
const isIsland = (storylets: readonly Storylet[], area = island) =>
  isNotYetWritten(area, aMoment({ pack: { areas: [anArea({ id: 1 }), area] }, storylets }).world);
const taken = aBranch({ outcomes: { always: anOutcome({ moveTo: 5 }) } });

test('a place that no map, no storylet and no outcome leads to is yet to come', () => {
  expect(isIsland([aStorylet({ areas: [1] })])).toBe(true);
});

test('it is there once something stands in it, or moves there, or a map leads to it', () => {
  expect(isIsland([aStorylet({ areas: [5] })])).toBe(false);
  expect(isIsland([aStorylet({ areas: [1], branches: [taken] })])).toBe(false);
  expect(isIsland([], anArea({ id: 5 }))).toBe(false);
});
