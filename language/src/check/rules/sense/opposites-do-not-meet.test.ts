import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { aTimed } from '../../../testing/other-kinds.ts';
import { oppositesDoNotMeet } from './opposites-do-not-meet.ts';

const telling = (facts: string) => messagesOf(oppositesDoNotMeet, aStorylet('', aBranch('', anOutcome(facts))));
const both = '"Fate" is both revealed and hidden here; keep the one that is meant';

test('one thing may end as another begins, and a timed story begin anew', () => {
  expect(telling('reveal: Travel\nhide: Fate\nstop: The Bell\nstart: The Bell')).toEqual([]);
});

test('nothing is revealed and hidden at once', () => {
  expect(telling('reveal: Fate\nhide: Fate')).toEqual([both]);
  expect(messagesOf(oppositesDoNotMeet, aTimed('after: 1 hour\nreveal: Travel, Fate\nhide: Fate'))).toEqual([both]);
});
