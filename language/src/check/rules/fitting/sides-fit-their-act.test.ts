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

test('reports texts that nobody reads because each side has its own', () => {
  const told = (...names: readonly string[]): string => names.map((name) => `== ${name}\n\nSo.\n`).join('\n');
  const idle = (key: string) => `each side has its own text, so "${key}" is never shown; delete it`;

  expect(messagesOf(sidesFitTheirAct, anAct('', told('sender', 'target')))).toEqual([idle('acceptance')]);
  expect(messagesOf(sidesFitTheirAct, anAct('contest: Coins\nlost: No.', told('winner', 'loser')))).toEqual(
    ['acceptance', 'lost'].map(idle),
  );
  expect(messagesOf(sidesFitTheirAct, anAct('contest: Coins\nlost: No.', told('winner')))).toEqual([]);
});
