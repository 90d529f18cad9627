import { expect, test } from 'vitest';
import { parseRequirement } from './requirement.ts';

test.each([
  ['Watchful 5+', { name: 'Watchful', atLeast: 5 }],
  ['The Light: What You Know under 3', { name: 'The Light: What You Know', atMost: 2 }],
  ['Echoes 10 to 60', { name: 'Echoes', atLeast: 10, atMost: 60 }],
  ['Introduced exactly 2', { name: 'Introduced', atLeast: 2, atMost: 2 }],
  ['no Parcel for the Aunt', { name: 'Parcel for the Aunt', atMost: 0 }],
])('%s is a requirement', (written, form) => {
  expect(parseRequirement(written)).toEqual(form);
});

test.each(['Watchful', 'Watchful 5', '5+', 'Watchful five+', ''])('"%s" is none', (written) => {
  expect(parseRequirement(written)).toBeUndefined();
});
