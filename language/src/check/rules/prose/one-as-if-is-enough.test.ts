import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { oneAsIfIsEnough } from './one-as-if-is-enough.ts';

const prose = (...paragraphs: readonly string[]) =>
  messagesOf(oneAsIfIsEnough, { 'areas/square/t.story': `= T\n\n${paragraphs.join('\n\n')}\n\n== B\n\nAs if.\n` });
const second = '"as if" and "as though" stand once under a heading; say the second thing outright';

test('one to a heading is enough', () => {
  expect(prose('He looks as if he knew, as iffy as ever.', 'She does.')).toEqual([]);
});

test('the second is told, in another paragraph too', () => {
  expect(prose('He looks as if he knew.', 'She looks as though she did.')).toEqual([second]);
  expect(prose('As if. As if. As though.')).toEqual([second, second]);
});
