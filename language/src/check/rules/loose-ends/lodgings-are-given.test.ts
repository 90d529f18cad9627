import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { lodgingsAreGiven } from './lodgings-are-given.ts';

test('a lodging that an outcome gives is right', () => {
  expect(messagesOf(lodgingsAreGiven, aStorylet('', aBranch('', anOutcome('lodge: A Room'))))).toEqual([]);
});

test('one that none gives is told', () => {
  expect(messagesOf(lodgingsAreGiven, {})).toEqual([
    'nobody ever lodges in "A Room"; name it in an outcome\'s "lodge"',
  ]);
});

test('one whose number is pinned may be given from elsewhere', () => {
  expect(messagesOf(lodgingsAreGiven, { 'lodgings/room.story': '= A Room\nid: 7\nhand: 1\n' })).toEqual([]);
});
