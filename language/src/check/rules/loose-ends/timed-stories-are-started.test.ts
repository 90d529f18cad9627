import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { aTimed } from '../../../testing/other-kinds.ts';
import { timedStoriesAreStarted } from './timed-stories-are-started.ts';

const none = 'nothing starts "The Bell"; name it in an outcome\'s "start", or add "given"';

test.each([
  ['given: at arrival', {}],
  ['given: to Coins 1+', {}],
  ['given: by story', aStorylet('', aBranch('', anOutcome('start: The Bell')))],
  ['given: by story', aTimed('after: 1 hour\ngiven: at arrival\nstart: The Bell', 'Other')],
  ['', aTimed('after: 1 hour\ngiven: at arrival\nthen: The Bell', 'Other')],
])('accepts a story with "%s"', (facts, files) => {
  expect(messagesOf(timedStoriesAreStarted, { ...aTimed(`after: 1 hour\n${facts}`), ...files })).toEqual([]);
});

test('reports a story that nothing starts', () => {
  expect(messagesOf(timedStoriesAreStarted, aTimed('after: 1 hour'))).toEqual([none]);
  expect(messagesOf(timedStoriesAreStarted, aTimed('after: 1 hour\ngiven: by story'))).toEqual([none]);
});

test('accepts a story with a pinned number', () => {
  expect(messagesOf(timedStoriesAreStarted, aTimed('after: 1 hour\nid: 7'))).toEqual([]);
});
