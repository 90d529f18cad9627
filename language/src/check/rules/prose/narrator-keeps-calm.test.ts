import { expect, test } from 'vitest';
import { readWorld } from '../../../meaning/read-world.ts';
import { aStorylet, aWorld, messagesOf } from '../../../testing/a-world.ts';
import { narratorKeepsCalm } from './narrator-keeps-calm.ts';

const messagesFor = (text: string) => messagesOf(narratorKeepsCalm, aStorylet(`note: ${text}`));
const excited = 'the narrator uses no exclamation marks or ellipses; end with a full stop, or let a character say it';

test('accepts exclamations in speech and letters', () => {
  expect(messagesFor('"No!" he says. "I ..." It stops. *Come at once!* says the card.')).toEqual([]);
  expect(messagesFor('"No! It goes on.')).toEqual([]);
});

test('reports exclamations of the narrator', () => {
  expect(messagesFor('It stops!')).toEqual([excited]);
  expect(messagesFor('! It stops.')).toEqual([excited]);
  expect(messagesFor('It stops ...')).toEqual([excited]);
  expect(messagesFor('It stops \u2026')).toEqual([excited]);
  expect(messagesFor('"No," he says! "No."')).toEqual([excited]);
});

test('points at the mark', () => {
  const files = aWorld(aStorylet('note: "No!" It stops! *No*'));

  expect(narratorKeepsCalm(readWorld(files).world)).toMatchObject([{ at: { line: 5, column: 21, length: 1 } }]);
});
