import { expect, test } from 'vitest';
import { largeMap, smallMap } from '../../constants/map.ts';
import { scaleOf } from '../zoom.ts';
import { wantedWidth } from './picture-width.ts';

const city = largeMap.width;
const sea = smallMap.width;

test('near by, or on a dense screen, the finer picture is wanted; from afar on a plain one the lighter is enough', () => {
  expect([3, 3.6, 4.2, 5].map((zoom) => wantedWidth(city, city * scaleOf(zoom)))).toEqual([1600, 2610, 2610, 2610]);
  expect(wantedWidth(city, city * scaleOf(3) * 2)).toBe(2610);
  expect([4.35, 5].map((zoom) => wantedWidth(sea, sea * scaleOf(zoom)))).toEqual([1600, 2048]);
});
