import { expect, test } from 'vitest';
import { aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { mustsAreListed } from './musts-are-listed.ts';

test('a listed storylet may force itself on a player, and a card may be urgent', () => {
  expect(messagesOf(mustsAreListed, aStorylet('urgency: must'))).toEqual([]);
  expect(messagesOf(mustsAreListed, aStorylet('urgency: must\ndeck: always'))).toEqual([]);
  expect(messagesOf(mustsAreListed, aStorylet('urgency: high\ndeck: sometimes'))).toEqual([]);
  expect(messagesOf(mustsAreListed, aStorylet('urgency: normal\ndeck: never'))).toEqual([]);
});

test('a card does not force itself, and what is in no list is not urgent', () => {
  expect(messagesOf(mustsAreListed, aStorylet('urgency: must\ndeck: sometimes'))).toEqual([
    'nobody is led into a storylet with "deck: sometimes"; write "deck: always", or "urgency: high"',
  ]);
  expect(messagesOf(mustsAreListed, aStorylet('urgency: must\ndeck: never'))).toEqual([
    'nobody is led into a storylet with "deck: never"; write "deck: always", or "urgency: high"',
  ]);
  expect(messagesOf(mustsAreListed, aStorylet('urgency: high\ndeck: never'))).toEqual([
    'what is neither listed nor drawn is not urgent; leave this out',
  ]);
});
