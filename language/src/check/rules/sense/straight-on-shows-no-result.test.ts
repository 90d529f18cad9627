import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { straightOnShowsNoResult } from './straight-on-shows-no-result.ts';

const leading = (facts: string) => ({
  'areas/square/tried.story': `= Tried\n\n== Try\n\n=== always: Done\n${facts}\n`,
});

test('accepts an outcome that leads straight to another storylet', () => {
  expect(messagesOf(straightOnShowsNoResult, leading('straight to: A Bench\ngain: Coins 1'))).toEqual([]);
  expect(messagesOf(straightOnShowsNoResult, leading('go to: Tried\njournal: offer'))).toEqual([]);
});

test('reports an outcome that leads straight to its own storylet', () => {
  expect(messagesOf(straightOnShowsNoResult, leading('straight to: Tried'))).toEqual([
    '"Tried" is the storylet of this branch; lead straight to another one, or delete the fact: "Try again" begins it again',
  ]);
});

test.each(['go to: A Bench', 'give code: a-purse', 'journal: offer', 'aside: Well.', 'image: bell', 'scene: square'])(
  'reports a fact of the result page beside it: %s',
  (fact) => {
    expect(messagesOf(straightOnShowsNoResult, leading(`straight to: A Bench\n${fact}`))).toEqual([
      `"${fact.split(':')[0]}" is part of a result, and "straight to" shows none; delete one of the two`,
    ]);
  },
);
