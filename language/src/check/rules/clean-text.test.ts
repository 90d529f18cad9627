import { expect, test } from 'vitest';
import { aStorylet, said } from '../../testing/a-world.ts';
import { cleanText } from './clean-text.ts';

test('asterisks come in pairs', () => {
  expect(said(cleanText, aStorylet('note: *Softly* and \\*'))).toEqual([]);
});

test('a loose asterisk and a character without width are found', () => {
  expect(said(cleanText, aStorylet('note: *Softly\nalt: a\u200bb'))).toEqual([
    'an asterisk in this paragraph has no partner; write \\* for a plain one',
    'a character that cannot be seen (U+200b)',
  ]);
});
