import { expect, test } from 'vitest';
import { inPixels, rootFontSize } from './breakpoints.ts';

test('a breadth in letters is asked in pixels of the letters as they are', () => {
  expect(inPixels('(min-width: 75rem), (hover: none)')).toBe('(min-width: 1200px), (hover: none)');
  rootFontSize.set(24);
  expect(inPixels('(min-width: 75rem)')).toBe('(min-width: 1800px)');
  rootFontSize.set(16);
});
