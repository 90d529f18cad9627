import { expect, test } from 'vitest';
import { isValidName, nameErrorOf } from './rename-form.tsx';

test.each(['Tom', "O'Malley, the Third", 'Zoë Brontë', 'Agent 7', 'Çelebi Ñandú', '  Tom  '])(
  '%s is a valid name',
  { meta: { rows: ['C-STORY-071'] } },
  (name) => {
    expect(isValidName(name)).toBe(true);
    expect(nameErrorOf(name)).toBeUndefined();
  },
);

test.each(['Tom!', 'Tom-Tom', '<Tom>', 'Tom_Tom', 'Tom\u200bTom', 'Tom.'])(
  '%s is invalid, with an error',
  { meta: { rows: ['C-STORY-071'] } },
  (name) => {
    expect(isValidName(name)).toBe(false);
    expect(nameErrorOf(name)).toBe('Names may only contain letters, numbers, spaces, and apostrophes.');
  },
);

test('an empty name is invalid, without an error', () => {
  expect([isValidName(''), isValidName('   ')]).toEqual([false, false]);
  expect([nameErrorOf(''), nameErrorOf('   ')]).toEqual([undefined, undefined]);
});

test('a name has at most 140 characters, without surrounding space', {
  meta: { rows: ['C-STORY-073'] },
}, () => {
  expect(isValidName('é'.repeat(140))).toBe(true);
  expect(isValidName(` ${'a'.repeat(140)} `)).toBe(true);
  expect(isValidName('a'.repeat(141))).toBe(false);
});
