import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { aTimed } from '../../../testing/other-kinds.ts';
import { timedStoriesDoSomething } from './timed-stories-do-something.ts';

const silent = (facts: string) => ({ 'timed/bell.story': `= The Bell\nafter: 1 hour\nimage: bell\n${facts}\n` });

test('accepts a story with prose or a change', () => {
  expect(messagesOf(timedStoriesDoSomething, aTimed('after: 1 hour'))).toEqual([]);
});

test.each([
  'gain: Coins 1',
  'then: The Bell',
  'hide: Fate',
  'refresh cards: yes',
  'message: It',
  'grant: a-code',
  'give fate: 1',
])('accepts a story with "%s"', (fact) => {
  expect(messagesOf(timedStoriesDoSomething, silent(fact))).toEqual([]);
});

test('reports a story with neither', () => {
  expect(messagesOf(timedStoriesDoSomething, silent('repeats: yes\nwhen: Coins 1+'))).toEqual([
    '"The Bell" has no text and changes nothing; add prose or a change',
  ]);
});
