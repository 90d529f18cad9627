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

test('reports an outcome without prose, and prose of one that leads straight on', () => {
  const storylet = (outcome: string) => ({
    'areas/square/tried.story': `= Tried\n\nIt is tried.\n\n== Try\n\nTry it.\n\n=== always: Done\n${outcome}`,
  });
  expect(messagesOf(toldProse, storylet('gain: Coins 1\n'))).toEqual(['"always: Done" has no prose']);
  expect(messagesOf(toldProse, storylet('straight to: A Bench\n'))).toEqual([]);
  expect(messagesOf(toldProse, storylet('straight to: A Bench\n\nIt is done.\n'))).toEqual([
    'this prose is never shown; delete it, or write facts above the blank line',
  ]);
});
