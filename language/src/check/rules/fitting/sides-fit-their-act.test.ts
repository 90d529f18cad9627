import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { anAct } from '../../../testing/other-kinds.ts';
import { sidesFitTheirAct } from './sides-fit-their-act.ts';

const sides = (...names: readonly string[]): string => names.map((name) => `== ${name}\n`).join('\n');

test('accepts winner and loser in a contest, sender and target in any other act', () => {
  expect(messagesOf(sidesFitTheirAct, anAct('', sides('sender', 'target')))).toEqual([]);
  expect(
    messagesOf(sidesFitTheirAct, anAct('contest: Coins\nwon: Won.\nlost: Lost.', sides('winner', 'loser'))),
  ).toEqual([]);
});

test('reports other sides, and texts for winner and loser without a contest', () => {
  expect(messagesOf(sidesFitTheirAct, anAct('won: Won.\nlost: Lost.', sides('winner', 'target')))).toEqual([
    'there is no "winner" without "contest"; add "contest", or use "sender" and "target"',
    '"won" is never shown without "contest"; add it, or delete this',
    '"lost" is never shown without "contest"; add it, or delete this',
  ]);
  expect(messagesOf(sidesFitTheirAct, anAct('contest: Coins', sides('sender')))).toEqual([
    'a contest has a "winner" and a "loser", not a "sender"; rename this side',
  ]);
});
