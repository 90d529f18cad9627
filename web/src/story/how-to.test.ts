import { afterEach, expect, test } from 'vitest';
import { isLongUnused, markUsed } from './how-to.tsx';

afterEach(() => localStorage.clear());
const day = 86_400_000;

test('the how-to opens by itself if it was never opened, or last opened seven days ago', {
  meta: { rows: ['C-STORY-086'] },
}, () => {
  const now = 100 * day;
  expect(isLongUnused(now)).toBe(true);
  markUsed(now);
  expect(isLongUnused(now)).toBe(false);
  expect(isLongUnused(now + 7 * day - 1)).toBe(false);
  expect(isLongUnused(now + 7 * day)).toBe(true);
});
