import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { toldProse } from './told-prose.ts';

test('accepts an area with prose', () => {
  expect(messagesOf(toldProse, {})).toEqual([]);
});

test('reports an area without prose, and a setting with prose', () => {
  expect(
    messagesOf(toldProse, {
      'lodgings/room.story': '= A Room\nhand: 1\n',
      'settings/town.story': '= Town\n\nA town.\n',
    }),
  ).toEqual(['"A Room" has no prose', 'this prose is never shown; delete it, or write facts above the blank line']);
});
