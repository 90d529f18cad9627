import { expect, test } from 'vitest';
import { complaintOf, isFitName } from './rename-form.tsx';

test.each(['Tom', "O'Malley, the Third", 'Zoë Brontë', 'Agent 7', 'Çelebi Ñandú', '  Tom  '])(
  '%s is a name',
  { meta: { rows: ['C-STORY-071'] } },
  (name) => {
    expect(isFitName(name)).toBe(true);
    expect(complaintOf(name)).toBeUndefined();
  },
);

test.each(['Tom!', 'Tom-Tom', '<Tom>', 'Tom_Tom', 'Tom\u200bTom', 'Tom.'])(
  '%s is none, and why is said',
  { meta: { rows: ['C-STORY-071'] } },
  (name) => {
    expect(isFitName(name)).toBe(false);
    expect(complaintOf(name)).toBe('Names may only contain letters, numbers, spaces, and apostrophes.');
  },
);

test('nothing is no name, and nothing to complain of', () => {
  expect([isFitName(''), isFitName('   ')]).toEqual([false, false]);
  expect([complaintOf(''), complaintOf('   ')]).toEqual([undefined, undefined]);
});

test('a name has a hundred and forty characters at most, the space around it not counted', {
  meta: { rows: ['C-STORY-073'] },
}, () => {
  expect(isFitName('é'.repeat(140))).toBe(true);
  expect(isFitName(` ${'a'.repeat(140)} `)).toBe(true);
  expect(isFitName('a'.repeat(141))).toBe(false);
});
