import { expect, test } from 'vitest';
import { readWorld } from '../../../meaning/read-world.ts';
import { aWorld, messagesOf } from '../../../testing/a-world.ts';
import { proseShowsNoCode } from './prose-shows-no-code.ts';

const withProse = (prose: string) => ({ 'areas/square/tried.story': `= Tried\nwhere: The Square\n\n${prose}\n` });

test.each([
  ['You go. -> The Slate', '-> The'],
  ['You go.->slate', '->slate'],
  ['Press [[the bell->Bell]].', '[[the bell->Bell]]'],
  ['It is **late**.', '**late**'],
  ['Read [the words](https://example.org/a).', '[the words](https://example.org/a)'],
  ['It is <b>late</b>.', '<b>'],
  ['It is late.<br/>Very.', '<br/>'],
  ['The lamp is {&red|green|blue}.', '{&red|green|blue}'],
  ['The lamp is {red|green|blue}.', '{red|green|blue}'],
  ['{He|She|They} saw a {red|green|blue} lamp.', '{red|green|blue}'],
])('warns of %s', (prose, found) => {
  const [problem] = proseShowsNoCode(readWorld(aWorld(withProse(prose))).world);

  expect(problem).toMatchObject({ severity: 'warning', at: { length: found.length } });
  expect(problem?.message).toContain(`"${found}"`);
});

test.each([
  'Five - no, six -- or seven.',
  '*Late*, they say, and *again*.',
  '{He|She|They} looks at {his|her|their} hands, {sir|madam|friend}.',
  'The {nephew|niece|relation} of the house.',
  '{Watchful 5+: You see it.|You do not.}',
  'It costs less (a < b), and [sic] is all it says.',
])('accepts %s', (prose) => {
  expect(messagesOf(proseShowsNoCode, withProse(prose))).toEqual([]);
});
