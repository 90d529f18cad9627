import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { lodgingsAreGiven } from './lodgings-are-given.ts';

test('a lodging that an outcome gives is right', () => {
  expect(messagesOf(lodgingsAreGiven, aStorylet('', aBranch('', anOutcome('lodge: A Room'))))).toEqual([]);
});

test('a lodging that no outcome gives is reported', () => {
  expect(messagesOf(lodgingsAreGiven, {})).toEqual([
    'nobody ever lodges in "A Room"; name it in an outcome\'s "lodge"',
  ]);
});

test('a lodging with a pinned number is right: it may be given from elsewhere', () => {
  expect(messagesOf(lodgingsAreGiven, { 'lodgings/room.story': '= A Room\nid: 7\nhand: 1\n' })).toEqual([]);
});
