import { expect, test } from 'vitest';
import { type About, aMoment } from '../testing/a-moment.ts';
import { anArea, aSetting } from '../testing/a-place.ts';
import { isMapOpen } from './setting-of.ts';

const isOpen = (character: NonNullable<About['character']>): boolean => {
  const pack = {
    settings: [aSetting({ id: 1 }), aSetting({ id: 2, canOpenMap: false })],
    areas: [anArea({ id: 1 }), anArea({ id: 2, setting: 2 })],
  };
  const moment = aMoment({ pack, character: { restrictions: [], ...character } });
  return isMapOpen(moment);
};

test('the map opens where the setting allows it', () => {
  expect(isOpen({ area: 1 })).toBe(true);
  expect(isOpen({ area: 2 })).toBe(false);
  expect(isOpen({ area: 1, setting: 2 })).toBe(false);
});

test('the map opens in no area', () => {
  expect(isOpen({ area: 0 })).toBe(true);
});

test('the map stays shut while the story restricts travel, and other restrictions do not matter', () => {
  expect(isOpen({ area: 1, restrictions: ['Travel'] })).toBe(false);
  expect(isOpen({ area: 0, restrictions: ['Travel'] })).toBe(false);
  expect(isOpen({ area: 1, restrictions: ['Fate'] })).toBe(true);
});

test('an open storylet does not shut the map', () => {
  expect(isOpen({ area: 1, story: { phase: 'In', storylet: 10, since: 1 } })).toBe(true);
});
