import { expect, test } from 'vitest';
import { boxOf, centreOf, clipPathOf, isInside, readPolygon } from './polygon.ts';

const hook = readPolygon('0,0 30,0 30,10 10,10 10,30 0,30') ?? [];

test('reads corners, drops invalid ones, and needs at least three', () => {
  expect(readPolygon(' 1,2  3.5,-4\n5,6 ')).toEqual([
    { x: 1, y: 2 },
    { x: 3.5, y: -4 },
    { x: 5, y: 6 },
  ]);
  for (const written of [undefined, '', '1,2 3,4', '1,2 x,y 3,4 5', '1;2 3;4 5;6'])
    expect(readPolygon(written), written).toBeUndefined();
});

test('finds a point inside, even in a concave polygon', () => {
  const points = [
    [5, 5],
    [25, 5],
    [5, 25],
    [25, 25],
    [-1, 5],
    [5, 31],
  ] as const;
  expect(points.map(([x, y]) => isInside({ x, y }, hook))).toEqual([true, true, true, false, false, false]);
});

test('the centroid does not depend on the direction of the corners', () => {
  const square = readPolygon('10,10 30,10 30,20 10,20') ?? [];
  expect(centreOf(square)).toEqual({ x: 20, y: 15 });
  expect(centreOf([...square].reverse())).toEqual({ x: 20, y: 15 });
  expect(centreOf(readPolygon('0,0 10,0 20,0') ?? [])).toEqual({ x: 10, y: 0 });
});

test('the clip path has the shape of the polygon', () => {
  const place = readPolygon('10,20 40,20 25,50') ?? [];
  expect(boxOf(place)).toEqual({ left: 10, top: 20, width: 30, height: 30 });
  expect(clipPathOf(place)).toBe('polygon(0px 0px, 30px 0px, 15px 30px)');
});
