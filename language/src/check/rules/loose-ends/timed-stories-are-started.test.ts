import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { aTimed } from '../../../testing/other-kinds.ts';
import { timedStoriesAreStarted } from './timed-stories-are-started.ts';

const none = 'nothing starts "The Bell"; name it in an outcome\'s "start", or say to whom it is "given"';

test.each([
  ['given: at arrival', {}],
  ['given: to Coins 1+', {}],
  ['given: by story', aStorylet('', aBranch('', anOutcome('start: The Bell')))],
  ['given: by story', aTimed('after: 1 hour\ngiven: at arrival\nstart: The Bell', 'Other')],
  ['', aTimed('after: 1 hour\ngiven: at arrival\nthen: The Bell', 'Other')],
])('with "%s" it begins', (facts, files) => {
  expect(messagesOf(timedStoriesAreStarted, { ...aTimed(`after: 1 hour\n${facts}`), ...files })).toEqual([]);
});

test('one that waits for a story which never comes is told', () => {
  expect(messagesOf(timedStoriesAreStarted, aTimed('after: 1 hour'))).toEqual([none]);
  expect(messagesOf(timedStoriesAreStarted, aTimed('after: 1 hour\ngiven: by story'))).toEqual([none]);
});

test('one whose number is pinned may be started from elsewhere', () => {
  expect(messagesOf(timedStoriesAreStarted, aTimed('after: 1 hour\nid: 7'))).toEqual([]);
});
