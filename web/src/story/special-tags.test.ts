import { expect, test } from 'vitest';
import { readSpecialTag } from './special-tags.ts';

test('a tag at the start of a description is an action and not shown', {
  meta: { rows: ['C-STORY-059'] },
}, () => {
  const read = readSpecialTag('<p>[open fate] The till is over there.</p>');

  expect(read).toEqual({
    html: '<p>The till is over there.</p>',
    action: { path: '/fate', button: 'To the Fate page' },
  });
  expect(readSpecialTag('[open profile] Say it.').action?.path).toBe('/me?say');
  expect(readSpecialTag('[open membership] Friends.').action?.path).toContain('/fate');
});

test.each(['<p>The till. [open fate]</p>', '<p>[open sesame] The till.</p>', '<p>[open constructor] x</p>', 'Plain.'])(
  'any other text is shown unchanged: %s',
  (html) => {
    expect(readSpecialTag(html)).toEqual({ html });
  },
);
