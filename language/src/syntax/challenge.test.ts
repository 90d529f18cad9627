import { expect, test } from 'vitest';
import { parseChallenge } from './challenge.ts';

test.each([
  ['Watchful 4', { name: 'Watchful', difficulty: 4 }],
  ['Watchful 4 narrow', { name: 'Watchful', difficulty: 4, kind: 'narrow' }],
  ['Chance -2 luck', { name: 'Chance', difficulty: -2, kind: 'luck' }],
])('%s is a challenge', (written, form) => {
  expect(parseChallenge(written)).toEqual(form);
});

test.each(['Watchful', 'Watchful narrow', 'Watchful 4 wide', 'Watchful 4+'])('"%s" is not a challenge', (written) => {
  expect(parseChallenge(written)).toBeUndefined();
});
