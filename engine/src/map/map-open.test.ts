import { expect, test } from 'vitest';
import { type About, aMoment } from '../testing/a-moment.ts';
import { anArea, aSetting } from '../testing/a-place.ts';
import { mapOpen } from './setting-of.ts';

const isOpen = (character: NonNullable<About['character']>): boolean => {
  const pack = {
    settings: [aSetting({ id: 1 }), aSetting({ id: 2, canOpenMap: false })],
    areas: [anArea({ id: 1 }), anArea({ id: 2, setting: 2 })],
  };
  const moment = aMoment({ pack, character: { restrictions: [], ...character } });
  return mapOpen(moment);
};

test('the map opens where the setting allows it', () => {
  expect(isOpen({ area: 1 })).toBe(true);
  expect(isOpen({ area: 2 })).toBe(false);
  expect(isOpen({ area: 1, setting: 2 })).toBe(false);
});

test('from nowhere it always opens', () => {
  expect(isOpen({ area: 0 })).toBe(true);
});

test('it stays shut while the story holds travelling back, and not because of anything else held back', () => {
  expect(isOpen({ area: 1, restrictions: ['Travel'] })).toBe(false);
  expect(isOpen({ area: 0, restrictions: ['Travel'] })).toBe(false);
  expect(isOpen({ area: 1, restrictions: ['Fate'] })).toBe(true);
});

test('a storylet that lies open does not shut it: it may still be looked at', () => {
  expect(isOpen({ area: 1, story: { phase: 'In', storylet: 10, since: 1 } })).toBe(true);
});
