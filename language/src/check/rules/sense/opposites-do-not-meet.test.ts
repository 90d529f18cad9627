import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { aTimed } from '../../../testing/other-kinds.ts';
import { oppositesDoNotMeet } from './opposites-do-not-meet.ts';

const telling = (facts: string) => messagesOf(oppositesDoNotMeet, aStorylet('', aBranch('', anOutcome(facts))));
const both = '"Fate" is both revealed and hidden here; keep one';

test('accepts revealing one part and hiding another, and restarting a timed story', () => {
  expect(telling('reveal: Travel\nhide: Fate\nstop: The Bell\nstart: The Bell')).toEqual([]);
});

test('reports a part that is revealed and hidden together', () => {
  expect(telling('reveal: Fate\nhide: Fate')).toEqual([both]);
  expect(messagesOf(oppositesDoNotMeet, aTimed('after: 1 hour\nreveal: Travel, Fate\nhide: Fate'))).toEqual([both]);
});
