import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { lodgingsAreGiven } from './lodgings-are-given.ts';

test('accepts a lodging that an outcome gives', () => {
  expect(messagesOf(lodgingsAreGiven, aStorylet('', aBranch('', anOutcome('lodge: A Room'))))).toEqual([]);
});

test('reports a lodging that no outcome gives', () => {
  expect(messagesOf(lodgingsAreGiven, {})).toEqual(['no outcome gives "A Room"; name it in an outcome\'s "lodge"']);
});

test('accepts a lodging with a pinned number', () => {
  expect(messagesOf(lodgingsAreGiven, { 'lodgings/room.story': '= A Room\nid: 7\nhand: 1\n' })).toEqual([]);
});
