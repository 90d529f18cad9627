import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { aTimed } from '../../../testing/other-kinds.ts';
import { timedStoriesDoSomething } from './timed-stories-do-something.ts';

const silent = (facts: string) => ({ 'timed/bell.story': `= The Bell\nafter: 1 hour\nimage: bell\n${facts}\n` });

test('a timed story tells something, or does it', () => {
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
])('with "%s" it does', (fact) => {
  expect(messagesOf(timedStoriesDoSomething, silent(fact))).toEqual([]);
});

test('one that does neither is told', () => {
  expect(messagesOf(timedStoriesDoSomething, silent('repeats: yes\nwhen: Coins 1+'))).toEqual([
    '"The Bell" tells nothing and changes nothing; write what is told, or what it gives',
  ]);
});
