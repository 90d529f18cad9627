import { expect, test } from 'vitest';
import { curlApostrophes } from './curl-apostrophes.ts';

test('curls apostrophes within words and leaves the quotes of attributes', () => {
  expect(curlApostrophes("You've lost 2 x <span class='quality-name'>Oddlot's Rag</span>.")).toBe(
    "You’ve lost 2 x <span class='quality-name'>Oddlot’s Rag</span>.",
  );
});
