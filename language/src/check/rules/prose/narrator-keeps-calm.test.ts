import { expect, test } from 'vitest';
import { readWorld } from '../../../meaning/read-world.ts';
import { aStorylet, aWorld, messagesOf } from '../../../testing/a-world.ts';
import { narratorKeepsCalm } from './narrator-keeps-calm.ts';

const messagesFor = (text: string) => messagesOf(narratorKeepsCalm, aStorylet(`note: ${text}`));
const excited = 'the narrator neither exclaims nor trails off; end on a full stop, or let somebody say it';

test('people may exclaim and trail off, and letters too', () => {
  expect(messagesFor('"No!" he says. "I ..." It stops. *Come at once!* says the card.')).toEqual([]);
  expect(messagesFor('"No! It goes on.')).toEqual([]);
});

test('the narrator may not', () => {
  expect(messagesFor('It stops!')).toEqual([excited]);
  expect(messagesFor('! It stops.')).toEqual([excited]);
  expect(messagesFor('It stops ...')).toEqual([excited]);
  expect(messagesFor('It stops \u2026')).toEqual([excited]);
  expect(messagesFor('"No," he says! "No."')).toEqual([excited]);
});

test('the mark itself is pointed at', () => {
  const files = aWorld(aStorylet('note: "No!" It stops! *No*'));

  expect(narratorKeepsCalm(readWorld(files).world)).toMatchObject([{ at: { line: 5, column: 21, length: 1 } }]);
});
