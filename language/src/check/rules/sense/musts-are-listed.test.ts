import { expect, test } from 'vitest';
import { aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { mustsAreListed } from './musts-are-listed.ts';

test('accepts a listed storylet that must be met, and an urgent card', () => {
  expect(messagesOf(mustsAreListed, aStorylet('urgency: must'))).toEqual([]);
  expect(messagesOf(mustsAreListed, aStorylet('urgency: must\ndeck: always'))).toEqual([]);
  expect(messagesOf(mustsAreListed, aStorylet('urgency: high\ndeck: sometimes'))).toEqual([]);
  expect(messagesOf(mustsAreListed, aStorylet('urgency: normal\ndeck: never'))).toEqual([]);
});

test('reports a card that must be met, and an urgent storylet of no deck', () => {
  expect(messagesOf(mustsAreListed, aStorylet('urgency: must\ndeck: sometimes'))).toEqual([
    '"must" needs a listed storylet, but this has "deck: sometimes"; write "deck: always", or "urgency: high"',
  ]);
  expect(messagesOf(mustsAreListed, aStorylet('urgency: must\ndeck: never'))).toEqual([
    '"must" needs a listed storylet, but this has "deck: never"; write "deck: always", or "urgency: high"',
  ]);
  expect(messagesOf(mustsAreListed, aStorylet('urgency: high\ndeck: never'))).toEqual([
    'a storylet that is neither listed nor drawn cannot be urgent; delete this',
  ]);
});
