import { expect, test } from 'vitest';
import { aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { casesCanHold } from './cases-can-hold.ts';

const messagesFor = (text: string) => messagesOf(casesCanHold, aStorylet(`note: ${text}`));
const preceded = 'an earlier case always applies before this one; put this one first';
const idle = 'the cases cover everyone, so this is never shown; delete it';

test('accepts cases from the special to the general', () => {
  expect(messagesFor('{Coins 5+: many | Coins 1+: some | none}')).toEqual([]);
  expect(messagesFor('{Coins 5+, no Step: a | Coins 5+: b | seen A Bench: c | d} {he|she|they} {Coins}')).toEqual([]);
  expect(messagesFor('{Coins 5+ or Step 1+: a | Coins 1+: b}')).toEqual([]);
});

test('reports a case after one that holds whenever it does', () => {
  expect(messagesFor('{Coins 1+: some | Coins 5+: many | none}')).toEqual([preceded]);
  expect(messagesFor('{Coins 1+: some | Step 1+: steps | Coins 5+, Step 3+: many}')).toEqual([preceded]);
  expect(messagesFor('{Coins 1+ or Step 1+: some | Coins 5+: many}')).toEqual([preceded]);
});

test('reports a case whose requirements exclude each other', () => {
  expect(messagesFor('{Coins 5+, no Coins: never | always}')).toEqual([
    'this excludes the earlier requirement on "Coins"; keep one of the two',
  ]);
});

test('reports a last text if the cases cover everyone', () => {
  expect(messagesFor('{Coins under 5: few | Coins 5+: many | else}')).toEqual([idle]);
  expect(messagesFor('{seen A Bench: once | not seen A Bench: never | else}')).toEqual([idle]);
  expect(messagesFor('{Coins under 5, Step 1+: few | Coins 5+: many | else}')).toEqual([]);
  expect(messagesFor('{Coins under 5: few | Coins 5+: many}')).toEqual([]);
});
