import { expect, test } from 'vitest';
import { inPixels, rootFontSize } from './breakpoints.ts';

test('converts a width in rem to pixels of the current root font size', () => {
  expect(inPixels('(min-width: 75rem), (hover: none)')).toBe('(min-width: 1200px), (hover: none)');
  rootFontSize.set(24);
  expect(inPixels('(min-width: 75rem)')).toBe('(min-width: 1800px)');
  rootFontSize.set(16);
});
