import { expect, test } from 'vitest';
import { currentGroup } from './group-in-sight.ts';

test('the current group is the last that begins above the lower 70 % of the window', {
  meta: { rows: ['C-MYSELF-047'] },
}, () => {
  expect(currentGroup([-900, -200, 300, 700], 1000)).toBe(2);
  expect(currentGroup([-900, -200, 301, 700], 1000)).toBe(1);
  expect(currentGroup([-900, -200, 301, 700], 1004)).toBe(2);
});

test('returns 0 if no group begins there, or without groups', () => {
  expect(currentGroup([400, 800], 1000)).toBe(0);
  expect(currentGroup([], 1000)).toBe(0);
});
