import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { aPersona, aShop, aTimed } from '../../../testing/other-kinds.ts';
import { askedLevelsCanBeHad } from './asked-levels-can-be-had.ts';

const quality = (facts: string, name = 'Rank') => ({
  [`qualities/${name}.story`]: `= ${name}\ncategory: Story\nimage: it\n${facts}\n\nIt.\n`,
});
const giving = (facts: string, branch = '') => ({
  'areas/square/given.story': `= Given\nwhere: anywhere\n\n${aBranch(branch, anOutcome(facts))}`,
});
const messagesFor = (requirement: string, ...files: readonly Readonly<Record<string, string>>[]) =>
  messagesOf(askedLevelsCanBeHad, Object.assign({}, aStorylet(`when: ${requirement}`), ...files));
const above = (most: number) => `"Rank" never rises above ${most}; require less, or let something give more`;

test('repeated gains reach any level', () => {
  expect(messagesFor('Rank 1000+', quality(''), giving('gain: Rank 1'))).toEqual([]);
});

test('reports a required level above the cap', () => {
  expect(messagesFor('Rank 10+, seen A Bench', quality('cap: 10'), giving('gain: Rank 1'))).toEqual([]);
  expect(messagesFor('Rank 11+', quality('cap: 10'), giving('gain: Rank 1'))).toEqual([above(10)]);
  expect(messagesFor('Rank 11+', quality('cap: 10\ncap raised by: Step'), giving('gain: Rank 1, Step 1'))).toEqual([]);
});

test('a quality that raises a cap counts up to its own cap', () => {
  const raised = { ...quality('cap: 10\ncap raised by: Help'), ...quality('cap: 5', 'Help') };

  expect(messagesFor('Rank 15+', raised, giving('gain: Rank 1, Help 1'))).toEqual([]);
  expect(messagesFor('Rank 16+', raised, giving('gain: Rank 1, Help 1'))).toEqual([above(15)]);
});

test('a quality that is only set has exactly those levels', () => {
  const set = { ...quality(''), ...giving('set: Rank 2') };

  expect(messagesFor('Rank 2+, no Rank, Rank 1 to 2, Rank under 9', set)).toEqual([]);
  expect(messagesFor('Rank exactly 1', set)).toEqual([
    '"Rank" can only be 0, 2; require one of these levels, or let an outcome set another',
  ]);
  expect(messagesFor('Rank 3+', set)).toEqual([above(2)]);
});

test('losses allow any lower level, and a formula any level in its bounds', () => {
  expect(
    messagesFor('Rank exactly 1', quality(''), giving('set: Rank 3'), aShop('', '== Coins\nprice: Rank 1\n')),
  ).toEqual([]);
  expect(messagesFor('Rank exactly 1', quality(''), giving('set: Rank (1d6 + 2)'))).toEqual([]);
  expect(messagesFor('Rank 9+', quality(''), giving('set: Rank (1d6 + 2)'))).toEqual([above(8)]);
});

test('a conditional gain reaches at most its condition plus itself', () => {
  const gain = giving('gain: Rank 2\nonly if: Rank under 3');

  expect(messagesFor('Rank 4+', quality(''), gain)).toEqual([]);
  expect(messagesFor('Rank 5+', quality(''), gain)).toEqual([above(4)]);
  expect(messagesFor('Rank 2+', quality(''), giving('gain: Rank 1', 'needs: no Rank'))).toEqual([above(1)]);
});

test('gains and negative losses of one outcome add up', () => {
  const both = giving('gain: Rank 1\nlose: Rank ([Rank] - 3)\nonly if: Rank under 2');

  expect(messagesFor('Rank 5+', quality(''), both)).toEqual([]);
  expect(messagesFor('Rank 6+', quality(''), both)).toEqual([above(5)]);
});

test('ignores negative bonuses where a branch requires a low level', () => {
  const heavy = '= Boots\ncategory: Boots\nnature: thing\nenhances: Rank -2\nimage: it\n\nThey.\n';
  const gain = giving('gain: Rank 1, Boots 1', 'needs: Rank under 1');

  expect(messagesFor('Rank 2+', quality(''), { 'qualities/boots.story': heavy }, gain)).toEqual([]);
});

test('adds the best bonus of each slot', () => {
  const coat = (name: string, slot: string, adds: number) =>
    `= ${name}\ncategory: ${slot}\nnature: thing\nenhances: Rank ${adds}\nimage: it\n\nIt.\n`;
  const worn = {
    'qualities/worn.story': `${coat('Cap', 'Hat', 2)}\n${coat('Wig', 'Hat', 3)}\n${coat('Shoes', 'Boots', 4)}`,
  };
  const given = giving('gain: Cap 1, Wig 1, Shoes 1\nset: Rank 1');

  expect(messagesFor('Rank 8+', quality(''), worn, given)).toEqual([]);
  expect(messagesFor('Rank 9+', quality(''), worn, given)).toEqual([above(8)]);
});

test('adds the levels of a persona to the start, and other sources to that', () => {
  const start = { 'pack.story': '= Small\nstart at: The Square\nfaces: plain\nstart with: Rank 2\n' };

  expect(messagesFor('Rank 5+', quality(''), start, aPersona('starts with: Rank 3'))).toEqual([]);
  expect(messagesFor('Rank 6+', quality(''), start, aPersona('starts with: Rank 3'))).toEqual([above(5)]);
});

test('checks the requirements in "given" of a timed story', () => {
  const rank = { ...quality('cap: 3'), ...giving('gain: Rank 1') };

  expect(messagesOf(askedLevelsCanBeHad, { ...rank, ...aTimed('after: 1 hour\ngiven: to Rank 4+') })).toEqual([
    above(3),
  ]);
  expect(
    messagesOf(askedLevelsCanBeHad, { ...rank, ...aTimed('after: 1 hour\ngiven: at arrival\nwhen: Rank 4+') }),
  ).toEqual([above(3)]);
});

test('checks prices, comparisons and each alternative', () => {
  const rank = { ...quality('cap: 3'), ...giving('gain: Rank 1') };

  expect(messagesOf(askedLevelsCanBeHad, { ...rank, ...aStorylet('', aBranch('pay: Rank 4')) })).toEqual([above(3)]);
  expect(messagesFor('Rank at least (2 + 2) or Coins 1+', rank)).toEqual([above(3)]);
  expect(messagesFor('Rank at least [Coins], Rank at most [Coins]', rank)).toEqual([]);
});
