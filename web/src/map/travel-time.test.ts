import { expect, test } from 'vitest';
import { remainingDisplayMs } from './travel-time.ts';

test('a journey is shown for 800 ms, and a rest below 20 ms is skipped', {
  meta: { rows: ['C-TRAVEL-007', 'C-TRAVEL-008'] },
}, () => {
  expect([0, 300, 779, 780, 799, 800, 5000].map(remainingDisplayMs)).toEqual([800, 500, 21, 0, 0, 0, 0]);
});
