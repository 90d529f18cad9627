import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { lentThingsCanBeCarried } from './lent-things-can-be-carried.ts';

const rank = (facts: string) => ({ 'qualities/rank.story': `= Rank\nimage: it\n${facts}\n` });

test('accepts a thing with a slot', () => {
  expect(messagesOf(lentThingsCanBeCarried, rank('category: Hat\nnature: thing\nlend: yes'))).toEqual([]);
  expect(messagesOf(lentThingsCanBeCarried, rank('category: Story\nlend: no'))).toEqual([]);
});

test('reports a quality that is not a thing, or has no slot', () => {
  expect(messagesOf(lentThingsCanBeCarried, rank('category: Hat\nlend: yes'))).toEqual([
    'only a thing can be lent; add "nature: thing"',
  ]);
  expect(messagesOf(lentThingsCanBeCarried, rank('category: Curiosity\nnature: thing\nlend: yes'))).toEqual([
    'an agent carries one thing for each slot, and this has none; add a "slot"',
  ]);
});
