import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { anAct } from '../../../testing/other-kinds.ts';
import { sidesFitTheirAct } from './sides-fit-their-act.ts';

const sides = (...names: readonly string[]): string => names.map((name) => `== ${name}\n`).join('\n');

test('a contest has a winner and a loser, every other act a sender and a target', () => {
  expect(messagesOf(sidesFitTheirAct, anAct('', sides('sender', 'target')))).toEqual([]);
  expect(
    messagesOf(sidesFitTheirAct, anAct('contest: Coins\nwon: Won.\nlost: Lost.', sides('winner', 'loser'))),
  ).toEqual([]);
});

test('other sides change nothing, and nothing is told of who won', () => {
  expect(messagesOf(sidesFitTheirAct, anAct('won: Won.\nlost: Lost.', sides('winner', 'target')))).toEqual([
    'without "contest" nobody is the "winner"',
    '"won" is never told without "contest"',
    '"lost" is never told without "contest"',
  ]);
  expect(messagesOf(sidesFitTheirAct, anAct('contest: Coins', sides('sender')))).toEqual([
    'a contest changes things for its "winner" and its "loser", not for a "sender"',
  ]);
});
