import { expect, test } from 'vitest';
import { scaleOf } from '../zoom.ts';
import {
  bringIn,
  type CameraBounds,
  type CameraPosition,
  clampPosition,
  initialPosition,
  interpolate,
  originOf,
  panBy,
  toMap,
  zoomAt,
} from './camera-position.ts';

const city: CameraBounds = {
  map: { width: 5220, height: 3000 },
  view: { width: 1280, height: 740 },
  range: { min: 3, max: 5 },
};
const middle: CameraPosition = { x: 2610, y: 1500, zoom: 4 };

test('the map opens with all of it in view, at the position of its setting', {
  meta: { rows: ['C-MAP-035', 'C-MAP-036', 'C-MAP-068'] },
}, () => {
  expect(initialPosition(city, {} as never)).toEqual({ x: 2610, y: 1480, zoom: 3 });
  expect(initialPosition({ ...city, view: { width: 900, height: 400 } }, {} as never)).toMatchObject({
    x: 2610,
    y: 800,
  });
  const small = { ...city, view: { width: 800, height: 400 } };
  expect(initialPosition(small, { initPercentX: 100, initPercentY: 100 } as never)).toEqual({
    x: 3620,
    y: 2200,
    zoom: 3,
  });
});

test('the camera stays within the edges of the map and the range of the zoom', {
  meta: { rows: ['C-MAP-049'] },
}, () => {
  const corner = panBy(middle, { x: 1e6, y: 1e6 }, city);
  expect(toMap(corner, city.view, { x: 0, y: 0 })).toEqual({ x: 0, y: 0 });
  const other = panBy(middle, { x: -1e6, y: -1e6 }, city);
  expect(toMap(other, city.view, { x: 1280, y: 740 })).toEqual({ x: 5220, y: 3000 });
  expect(clampPosition({ ...middle, zoom: 2 }, city).zoom).toBe(3);
  expect(clampPosition({ ...middle, zoom: 9 }, city).zoom).toBe(5);
});

test('a map smaller than the view is centred', () => {
  const wide = { ...city, view: { width: 2000, height: 1000 } };
  const position = panBy({ ...middle, zoom: 3 }, { x: 300, y: -300 }, wide);
  expect(originOf(position, wide.view)).toEqual({ x: (2000 - 1305) / 2, y: (1000 - 750) / 2 });
});

test('a drag moves the map by the same number of screen pixels at every zoom', () => {
  for (const zoom of [3.5, 4, 5]) {
    const before = originOf({ ...middle, zoom }, city.view);
    const after = originOf(panBy({ ...middle, zoom }, { x: 40, y: -25 }, city), city.view);
    expect(after.x - before.x).toBeCloseTo(40, 6);
    expect(after.y - before.y).toBeCloseTo(-25, 6);
  }
});

test('the point under the pointer stays fixed during a whole zoom', () => {
  const at = { x: 300, y: 600 };
  const fixedPoint = toMap(middle, city.view, at);
  const nearer = zoomAt(middle, 5, at, city);
  for (const share of [0, 0.3, 0.7, 1]) {
    const pointThen = toMap(interpolate(middle, nearer, share), city.view, at);
    expect(pointThen.x).toBeCloseTo(fixedPoint.x, 6);
    expect(pointThen.y).toBeCloseTo(fixedPoint.y, 6);
  }
});

test('a place out of view is brought in as little as needed, and one inside does not move', () => {
  const margin = { width: 120, height: 80 };
  expect(bringIn(middle, { x: 2700, y: 1600 }, margin, city)).toEqual(middle);
  const moved = bringIn(middle, { x: 4800, y: 1500 }, margin, city);
  const { x } = originOf(moved, city.view);
  expect(4800 * scaleOf(4) + x).toBe(1280 - 120);
  expect(moved.y).toBe(middle.y);
});
