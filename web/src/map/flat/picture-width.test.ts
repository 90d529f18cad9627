import { expect, test } from 'vitest';
import { largeMap, smallMap } from '../../constants/map.ts';
import { scaleOf } from '../zoom.ts';
import { requiredWidth } from './picture-width.ts';

const city = largeMap.width;
const sea = smallMap.width;

test('picks the finer picture near by or on a dense screen, otherwise the lighter one', () => {
  expect([3, 3.6, 4.2, 5].map((zoom) => requiredWidth(city, city * scaleOf(zoom)))).toEqual([1600, 2610, 2610, 2610]);
  expect(requiredWidth(city, city * scaleOf(3) * 2)).toBe(2610);
  expect([4.35, 5].map((zoom) => requiredWidth(sea, sea * scaleOf(zoom)))).toEqual([1600, 2048]);
});
