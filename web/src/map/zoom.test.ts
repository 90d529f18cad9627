import { expect, test } from 'vitest';
import * as map from '../constants/map.ts';
import {
  clampZoom,
  fitZoom,
  isNear,
  isSameZoom,
  mapRootOf,
  type Size,
  scaleOf,
  snapZoom,
  stepZoom,
  zoomOf,
  zoomRangeOf,
  zoomSteps,
} from './zoom.ts';

const range = { min: 3, max: 5 };
const detailed = { kind: 'detailed', range } as const;
const flat = { kind: 'flat', range } as const;
const city = { width: 5220, height: 3000 };
const sea = { width: 2048, height: 1178 };
const onePicture = { width: 2048, height: 1152, spriteSheetCount: 0 };
const desktop = { width: 1280, height: 740 };
const phone = { width: 390, height: 686 };

test('zoom is clamped to its range', { meta: { rows: ['C-MAP-049'] } }, () => {
  expect([2, 3, 4.2, 5, 9].map((zoom) => clampZoom(zoom, range))).toEqual([3, 3, 4.2, 5, 5]);
  expect(zoomRangeOf('detailed', sea, { minZoom: 4, maxZoom: 4.5 }, desktop)).toEqual({ min: 4, max: 4.5 });
});

test('the zoom buttons step by 0.25 within the range', { meta: { rows: ['C-MAP-050'] } }, () => {
  expect(zoomSteps.detailed.button).toBe(0.25);
  expect(stepZoom(4, 1, 'button', detailed)).toBe(4.25);
  expect(stepZoom(4, -1, 'button', detailed)).toBe(3.75);
  expect(stepZoom(4.9, 1, 'button', detailed)).toBe(5);
  expect(stepZoom(3, -1, 'button', detailed)).toBe(3);
});

test('keys and wheel of the detailed map step by 0.5', { meta: { rows: ['C-MAP-051'] } }, () => {
  expect(stepZoom(4, 1, 'key', detailed)).toBe(4.5);
  expect(stepZoom(3.2, -1, 'key', detailed)).toBe(3);
});

test('the fallback map snaps to steps of 0.6 from its minimum zoom', {
  meta: { rows: ['C-MAP-052'] },
}, () => {
  expect(stepZoom(3, 1, 'key', flat)).toBeCloseTo(3.6);
  expect(stepZoom(4, 1, 'button', flat)).toBeCloseTo(4.2);
  expect(stepZoom(4, -1, 'button', flat)).toBeCloseTo(3.6);
  expect(stepZoom(3.6, -1, 'key', flat)).toBeCloseTo(3);
  expect(stepZoom(4.8, 1, 'key', flat)).toBe(5);
  expect([3.2, 3.4, 4.1, 9].map((zoom) => snapZoom(zoom, range))).toEqual([3, 3.6, 4.2, 5]);
});

test('a zoom step in doubles the scale, and 5 is the map’s own size', () => {
  expect([3, 4, 5, 6].map(scaleOf)).toEqual([0.25, 0.5, 1, 2]);
  expect(zoomOf(0.25)).toBe(3);
});

test('single places are shown from 3.5 on in the city, from 4.35107444 on at sea', {
  meta: { rows: ['C-MAP-061', 'C-MAP-062'] },
}, () => {
  expect(mapRootOf('london', city)?.minDestZoom).toBe(3.5);
  for (const root of ['unterzee', 'unterzeev2']) expect(mapRootOf(root, sea)?.minDestZoom).toBe(4.35107444);
  expect(mapRootOf('london', { ...city, minDestZoom: 3.8 })?.minDestZoom).toBe(3.8);
  expect([isNear(3.49, 3.5), isNear(3.499995, 3.5), isNear(3.5, 3.5)]).toEqual([false, true, true]);
});

test('the maps have their sizes', { meta: { rows: ['C-MAP-063', 'C-MAP-064'] } }, () => {
  expect(map.largeMap).toMatchObject(city);
  expect(map.smallMap).toMatchObject(sea);
});

test('the city has five sheets, the sea two', { meta: { rows: ['C-MAP-065'] } }, () => {
  expect(mapRootOf('london', city)?.spriteSheetCount).toBe(5);
  expect(mapRootOf('unterzee', sea)?.spriteSheetCount).toBe(2);
});

test('sprites have half their scale', { meta: { rows: ['C-MAP-066'] } }, () => {
  expect(map.spriteScale).toBe(0.5);
});

test('each map has its zoom for single places, and the sea shows as much as the city', {
  meta: { rows: ['C-MAP-067'] },
}, () => {
  expect(map.zooms).toEqual([3, 4.35107444]);
  expect(zoomRangeOf('detailed', city, {}, desktop).min).toBe(3);
  expect(zoomRangeOf('detailed', sea, {}, desktop).min).toBe(4.35107444);
});

test('on wide screens the whole map fits at 3', { meta: { rows: ['C-MAP-068'] } }, () => {
  expect(fitZoom({ width: 768, height: 500 }, city)).toBe(3);
  expect(fitZoom({ width: 1920, height: 1080 }, city)).toBe(3);
});

test('on narrow screens the map fits by its height', { meta: { rows: ['C-MAP-069'] } }, () => {
  expect(fitZoom({ width: 767, height: 750 }, city)).toBe(3);
  expect(fitZoom({ width: 390, height: 600 }, city)).toBeCloseTo(5 + Math.log2(0.2));
});

test('the city is never zoomed out beyond 3', { meta: { rows: ['C-MAP-070'] } }, () => {
  expect(zoomRangeOf('detailed', city, { minZoom: 2 }, desktop).min).toBe(3);
  expect(zoomRangeOf('detailed', city, { minZoom: 3.4 }, desktop).min).toBe(3.4);
});

test('the fallback map ranges from 3 or more to at least 3.6', { meta: { rows: ['C-MAP-072'] } }, () => {
  expect(zoomRangeOf('flat', sea, { minZoom: 2, maxZoom: 3.2 }, desktop)).toEqual({ min: 3, max: 3.6 });
  expect(zoomRangeOf('flat', city, { minZoom: 3.2, maxZoom: 4.4 }, desktop)).toEqual({ min: 3.2, max: 4.4 });
});

test('the smallest zoom of a map of one picture shows all of it, whatever the setting says', () => {
  const leastScale = (view: Size) => scaleOf(zoomRangeOf('flat', onePicture, { minZoom: 4.5, maxZoom: 6 }, view).min);
  expect(2048 * leastScale(phone)).toBeCloseTo(390);
  expect(1152 * leastScale({ width: 1305, height: 400 })).toBeCloseTo(400);
  expect(zoomRangeOf('flat', onePicture, { minZoom: 4.5, maxZoom: 6 }, phone).max).toBe(6);
});

test('a map of one picture opens whole where it is large enough, and else fills the height', () => {
  const opening = (view: Size) => scaleOf(fitZoom(view, onePicture));
  expect(1152 * opening(desktop)).toBeCloseTo(720);
  expect(2048 * opening({ width: 742, height: 755 })).toBeCloseTo(742);
  expect(1152 * opening(phone)).toBeCloseTo(686);
});

test('zooms that differ by less than a hundred-thousandth are the same', { meta: { rows: ['C-MAP-073'] } }, () => {
  expect(isSameZoom(4, 4.000009)).toBe(true);
  expect(isSameZoom(4, 4.000011)).toBe(false);
});

test('a root without a size has no drawn map', () => {
  expect(mapRootOf('london', {})).toBeUndefined();
  expect(mapRootOf('london', { ...city, rootPrefix: 'unterzee' })?.rootPrefix).toBe('unterzee');
});
