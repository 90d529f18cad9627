import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { toldProse } from './told-prose.ts';

test('an area with prose is right', () => {
  expect(messagesOf(toldProse, {})).toEqual([]);
});

test('an area tells its prose, and a setting has none to tell', () => {
  expect(
    messagesOf(toldProse, {
      'lodgings/room.story': '= A Room\nhand: 1\n',
      'settings/town.story': '= Town\n\nA town.\n',
    }),
  ).toEqual(['"A Room" has no prose', 'this prose is never told; a line before a blank one is a fact']);
});
