import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { oneAsIfIsEnough } from './one-as-if-is-enough.ts';

const prose = (...paragraphs: readonly string[]) =>
  messagesOf(oneAsIfIsEnough, { 'areas/square/t.story': `= T\n\n${paragraphs.join('\n\n')}\n\n== B\n\nAs if.\n` });
const second = '"as if" and "as though" may stand once under a heading; rewrite this one';

test('accepts one for each heading', () => {
  expect(prose('He looks as if he knew, as iffy as ever.', 'She does.')).toEqual([]);
});

test('reports the second, also in another paragraph', () => {
  expect(prose('He looks as if he knew.', 'She looks as though she did.')).toEqual([second]);
  expect(prose('As if. As if. As though.')).toEqual([second, second]);
});
