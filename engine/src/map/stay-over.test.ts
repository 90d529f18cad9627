import { expect, test } from 'vitest';
import { type About, aMoment } from '../testing/a-moment.ts';
import { anArea, aSetting } from '../testing/a-place.ts';
import { wayOutOfStay } from './setting-of.ts';

const outOf = (character: NonNullable<About['character']>) => {
  const pack = {
    settings: [aSetting({ id: 1 }), aSetting({ id: 2, stay: { actions: 20, out: 44 } })],
    areas: [anArea({ id: 1 }), anArea({ id: 2, setting: 2 })],
  };
  const moment = aMoment({ pack, character });
  return wayOutOfStay(moment);
};

test('a stay is over with its last action, and not before', () => {
  expect([outOf({ area: 2 }), outOf({ area: 2, stayed: 19 }), outOf({ area: 2, stayed: 20 })]).toEqual([
    undefined,
    undefined,
    44,
  ]);
  expect(outOf({ area: 2, stayed: 21 })).toBe(44);
});

test('a setting without a limit has no way out', () => {
  expect([outOf({ area: 1, stayed: 99 }), outOf({ area: 0, stayed: 99 })]).toEqual([undefined, undefined]);
});
