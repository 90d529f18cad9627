import { expect, test } from 'vitest';
import type { LevelRequirement } from '../qualities/requirement.ts';
import { boundsOfRequirement, boundsOnQuality, boundsReached } from './bounds.ts';

const levelRequirement = (bounds: Partial<LevelRequirement>): LevelRequirement => ({
  kind: 'level',
  quality: 1,
  ...bounds,
});

test('a minimum level is a bound at that level, unmet until it is reached', () => {
  expect(boundsOfRequirement(levelRequirement({ atLeast: 5 }), 2)).toEqual({
    bounds: [{ at: 5, place: 2, step: -1 }],
    unmet: 1,
  });
  expect(boundsOfRequirement(levelRequirement({ atLeast: 1 }), 2)).toEqual({
    bounds: [{ at: 1, place: 2, step: -1 }],
    unmet: 1,
  });
  expect(boundsOfRequirement(levelRequirement({ atLeast: 0 }), 2)).toEqual({ bounds: [], unmet: 0 });
});

test('a maximum level is a bound above it, unmet from there on; a negative one is always unmet', () => {
  expect(boundsOfRequirement(levelRequirement({ atMost: 5 }), 2)).toEqual({
    bounds: [{ at: 6, place: 2, step: 1 }],
    unmet: 0,
  });
  expect(boundsOfRequirement(levelRequirement({ atMost: 0 }), 2)).toEqual({
    bounds: [{ at: 1, place: 2, step: 1 }],
    unmet: 0,
  });
  expect(boundsOfRequirement(levelRequirement({ atMost: -1 }), 2)).toEqual({ bounds: [], unmet: 1 });
  expect(boundsOfRequirement(levelRequirement({ atLeast: 3, atMost: -1 }), 2).unmet).toBe(2);
});

test('a level reaches all bounds up to itself, low or high', () => {
  const bounds = [200, 3, 150, 3, 140].map((at, place) => ({ at, place, step: 1 as const }));
  const onQuality = boundsOnQuality(0, bounds);

  expect([0, 2, 3, 4, 127, 128, 139, 140, 149, 150, 200, 1000].map((level) => boundsReached(onQuality, level))).toEqual(
    [0, 0, 2, 2, 2, 2, 2, 3, 3, 4, 5, 5],
  );
  expect([...onQuality.place]).toEqual([1, 3, 4, 2, 0]);
});

test('the lookup table covers the bounds, but no level above 127', () => {
  const highest = (at: number) => boundsOnQuality(0, [{ at, place: 0, step: 1 }]).reached.length - 1;
  expect([highest(3), highest(126), highest(127), highest(500)]).toEqual([3, 126, 127, 127]);
});
