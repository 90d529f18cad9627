import { expect, test } from 'vitest';
import { beginPicture, readProgress } from './picture-progress.ts';

test('pictures under way are counted in hundredths, and none under way is a hundred', () => {
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
