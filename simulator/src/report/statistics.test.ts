import { expect, test } from 'vitest';
import { chiSquareTail, normalTail, quantile, quantileOfCounts } from './statistics.ts';

test('a quantile is a value or lies between two, in any order of the values', () => {
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
  expect(quantile([4, 1, 3, 2], 0)).toBe(1);
  expect(quantile([4, 1, 3, 2], 1)).toBe(4);
  expect(quantile([7], 0.25)).toBe(7);
  expect(quantile([], 0.5)).toBeUndefined();
});

test('the quantile of counts is the number that the share does not exceed', () => {
  expect(quantileOfCounts([5, 3, 2], 0.5)).toBe(0);
  expect(quantileOfCounts([5, 3, 2], 0.51)).toBe(1);
  expect(quantileOfCounts([5, 3, 2], 0.95)).toBe(2);
  expect(quantileOfCounts([0, 0], 0.5)).toBeUndefined();
});

test('tail probabilities equal those of published tables', () => {
  expect(chiSquareTail(3.841, 1)).toBeCloseTo(0.05, 4);
  expect(chiSquareTail(18.307, 10)).toBeCloseTo(0.05, 4);
  expect(chiSquareTail(124.342, 100)).toBeCloseTo(0.05, 4);
  expect(chiSquareTail(0, 3)).toBe(1);
  expect(chiSquareTail(9, 0)).toBe(1);
  expect(normalTail(1.96)).toBeCloseTo(0.05, 4);
  expect(normalTail(-3)).toBeCloseTo(0.0027, 5);
});
