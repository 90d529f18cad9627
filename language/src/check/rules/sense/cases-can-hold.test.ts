import { expect, test } from 'vitest';
import { aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { casesCanHold } from './cases-can-hold.ts';

const messagesFor = (text: string) => messagesOf(casesCanHold, aStorylet(`note: ${text}`));
const preceded = 'an earlier case is told wherever this one could be; put this one first';
const idle = 'the cases leave nobody out, and this is never told; leave it out';

test('cases that go from the rare to the common are each told to somebody', () => {
  expect(messagesFor('{Coins 5+: many | Coins 1+: some | none}')).toEqual([]);
  expect(messagesFor('{Coins 5+, no Step: a | Coins 5+: b | seen A Bench: c | d} {he|she|they} {Coins}')).toEqual([]);
  expect(messagesFor('{Coins 5+ or Step 1+: a | Coins 1+: b}')).toEqual([]);
});

test('a case behind one that holds wherever it does is never told', () => {
  expect(messagesFor('{Coins 1+: some | Coins 5+: many | none}')).toEqual([preceded]);
  expect(messagesFor('{Coins 1+: some | Step 1+: steps | Coins 5+, Step 3+: many}')).toEqual([preceded]);
  expect(messagesFor('{Coins 1+ or Step 1+: some | Coins 5+: many}')).toEqual([preceded]);
});

test('a case that asks for what excludes itself is never told', () => {
  expect(messagesFor('{Coins 5+, no Coins: never | always}')).toEqual([
    'this excludes what was asked of "Coins" before; keep one of the two',
  ]);
});

test('what is left over when nobody is, is never told', () => {
  expect(messagesFor('{Coins under 5: few | Coins 5+: many | else}')).toEqual([idle]);
  expect(messagesFor('{seen A Bench: once | not seen A Bench: never | else}')).toEqual([idle]);
  expect(messagesFor('{Coins under 5, Step 1+: few | Coins 5+: many | else}')).toEqual([]);
  expect(messagesFor('{Coins under 5: few | Coins 5+: many}')).toEqual([]);
});
