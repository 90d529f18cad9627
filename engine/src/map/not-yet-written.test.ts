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

test('an area that no map, storylet or outcome leads to is not yet written', () => {
  expect(isIsland([aStorylet({ areas: [1] })])).toBe(true);
});

test('an area is written once it has a storylet, an outcome moves there, or a map leads there', () => {
  expect(isIsland([aStorylet({ areas: [5] })])).toBe(false);
  expect(isIsland([aStorylet({ areas: [1], branches: [taken] })])).toBe(false);
  expect(isIsland([], anArea({ id: 5 }))).toBe(false);
});
