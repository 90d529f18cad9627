import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, said } from '../../testing/a-world.ts';
import { aTimed } from '../../testing/other-kinds.ts';
import { oppositesDoNotMeet } from './opposites-do-not-meet.ts';

const telling = (facts: string) => said(oppositesDoNotMeet, aStorylet('', aBranch('', anOutcome(facts))));

test('one thing may begin as another ends', () => {
  expect(
    telling('start: The Bell, Tea\nstop: The Hour\nengage: Pin\ndismiss: Sabine\nreveal: Travel\nhide: Fate'),
  ).toEqual([]);
});

test('nothing begins and ends at once', () => {
  expect(telling('start: The Bell, Tea\nstop: The Hour, Tea')).toEqual([
    '"Tea" is both started and stopped here; keep the one that is meant',
  ]);
  expect(telling('engage: Pin\ndismiss: Pin')).toEqual([
    '"Pin" is both engaged and dismissed here; keep the one that is meant',
  ]);
  expect(said(oppositesDoNotMeet, aTimed('after: 1 hour\nreveal: Travel, Fate\nhide: Fate'))).toEqual([
    '"Fate" is both revealed and hidden here; keep the one that is meant',
  ]);
});
