import { expect, test } from 'vitest';
import { openNotches } from './notches.ts';

test('a notch of a mouse wheel is one step, whatever its size', () => {
  const turned = openNotches();
  expect(turned({ deltaY: -120, deltaMode: 0, timeStamp: 0 })).toBe(1);
  expect(turned({ deltaY: 360, deltaMode: 0, timeStamp: 20 })).toBe(-1);
  expect(turned({ deltaY: -3, deltaMode: 1, timeStamp: 40 })).toBe(1);
});

test('small trackpad movements add up to a step unless they pause or reverse', () => {
  const turned = openNotches();
  const turns = (count: number, deltaY: number, from: number) =>
    Array.from({ length: count }, (_, at) => turned({ deltaY, deltaMode: 0, timeStamp: from + at * 16 }));
  expect(turns(8, -10, 0)).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
  expect(turns(5, -10, 1000)).toEqual([0, 0, 0, 0, 0]);
  expect(turns(5, -10, 2000)).toEqual([0, 0, 0, 0, 0]);
  expect(turns(8, 10, 2100)).toEqual([0, 0, 0, 0, 0, 0, 0, -1]);
});
