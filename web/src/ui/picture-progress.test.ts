import { expect, test } from 'vitest';
import { beginPicture, readProgress } from './picture-progress.ts';

test('reports the percentage of loaded pictures, and 100 if none is loading', () => {
  expect(readProgress()).toBe(100);
  const over = [beginPicture(), beginPicture(), beginPicture()];
  expect(readProgress()).toBe(0);
  over[0]?.();
  over[0]?.();
  expect(readProgress()).toBe(33);
  over[1]?.();
  expect(readProgress()).toBe(66);
  over[2]?.();
  expect(readProgress()).toBe(100);
});
