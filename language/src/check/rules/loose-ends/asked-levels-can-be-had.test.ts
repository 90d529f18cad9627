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
const above = (most: number) => `"Rank" never comes above ${most}; ask for less, or let something give more`;

test('what is gained again and again comes to any level', () => {
  expect(messagesFor('Rank 1000+', quality(''), giving('gain: Rank 1'))).toEqual([]);
});

test('no more is asked for than the cap allows', () => {
  expect(messagesFor('Rank 10+, seen A Bench', quality('cap: 10'), giving('gain: Rank 1'))).toEqual([]);
  expect(messagesFor('Rank 11+', quality('cap: 10'), giving('gain: Rank 1'))).toEqual([above(10)]);
  expect(messagesFor('Rank 11+', quality('cap: 10\ncap raised by: Step'), giving('gain: Rank 1, Step 1'))).toEqual([]);
});

test('what raises a cap counts as far as its own', () => {
  const raised = { ...quality('cap: 10\ncap raised by: Help'), ...quality('cap: 5', 'Help') };

  expect(messagesFor('Rank 15+', raised, giving('gain: Rank 1, Help 1'))).toEqual([]);
  expect(messagesFor('Rank 16+', raised, giving('gain: Rank 1, Help 1'))).toEqual([above(15)]);
});

test('what is only set has just the levels it is set to', () => {
  const set = { ...quality(''), ...giving('set: Rank 2') };

  expect(messagesFor('Rank 2+, no Rank, Rank 1 to 2, Rank under 9', set)).toEqual([]);
  expect(messagesFor('Rank exactly 1', set)).toEqual([
    '"Rank" is only ever 0, 2; ask for one of these, or let an outcome set another',
  ]);
  expect(messagesFor('Rank 3+', set)).toEqual([above(2)]);
});

test('what may be lost may be anything below, and a formula anything in its bounds', () => {
  expect(
    messagesFor('Rank exactly 1', quality(''), giving('set: Rank 3'), aShop('', '== Coins\nprice: Rank 1\n')),
  ).toEqual([]);
  expect(messagesFor('Rank exactly 1', quality(''), giving('set: Rank (1d6 + 2)'))).toEqual([]);
  expect(messagesFor('Rank 9+', quality(''), giving('set: Rank (1d6 + 2)'))).toEqual([above(8)]);
});

test('a gain that is made under a condition comes no further than that and itself', () => {
  const gain = giving('gain: Rank 2\nonly if: Rank under 3');

  expect(messagesFor('Rank 4+', quality(''), gain)).toEqual([]);
  expect(messagesFor('Rank 5+', quality(''), gain)).toEqual([above(4)]);
  expect(messagesFor('Rank 2+', quality(''), giving('gain: Rank 1', 'needs: no Rank'))).toEqual([above(1)]);
});

test('what takes off is left out of account where a branch asks for little', () => {
  const heavy = '= Boots\ncategory: Boots\nnature: thing\nenhances: Rank -2\nimage: it\n\nThey.\n';
  const gain = giving('gain: Rank 1, Boots 1', 'needs: Rank under 1');

  expect(messagesFor('Rank 2+', quality(''), { 'qualities/boots.story': heavy }, gain)).toEqual([]);
});

test('the best of each slot is added to what one comes to', () => {
  const coat = (name: string, slot: string, adds: number) =>
    `= ${name}\ncategory: ${slot}\nnature: thing\nenhances: Rank ${adds}\nimage: it\n\nIt.\n`;
  const worn = {
    'qualities/worn.story': `${coat('Cap', 'Hat', 2)}\n${coat('Wig', 'Hat', 3)}\n${coat('Shoes', 'Boots', 4)}`,
  };
  const given = giving('gain: Cap 1, Wig 1, Shoes 1\nset: Rank 1');

  expect(messagesFor('Rank 8+', quality(''), worn, given)).toEqual([]);
  expect(messagesFor('Rank 9+', quality(''), worn, given)).toEqual([above(8)]);
});

test('a persona adds to the start, and others to that', () => {
  const start = { 'pack.story': '= Small\nstart at: The Square\nfaces: plain\nstart with: Rank 2\n' };

  expect(messagesFor('Rank 5+', quality(''), start, aPersona('starts with: Rank 3'))).toEqual([]);
  expect(messagesFor('Rank 6+', quality(''), start, aPersona('starts with: Rank 3'))).toEqual([above(5)]);
});

test('whom a timed story is given to is asked for, too', () => {
  const rank = { ...quality('cap: 3'), ...giving('gain: Rank 1') };

  expect(messagesOf(askedLevelsCanBeHad, { ...rank, ...aTimed('after: 1 hour\ngiven: to Rank 4+') })).toEqual([
    above(3),
  ]);
  expect(
    messagesOf(askedLevelsCanBeHad, { ...rank, ...aTimed('after: 1 hour\ngiven: at arrival\nwhen: Rank 4+') }),
  ).toEqual([above(3)]);
});

test('prices, comparisons and each of several are levels asked for, too', () => {
  const rank = { ...quality('cap: 3'), ...giving('gain: Rank 1') };

  expect(messagesOf(askedLevelsCanBeHad, { ...rank, ...aStorylet('', aBranch('pay: Rank 4')) })).toEqual([above(3)]);
  expect(messagesFor('Rank at least (2 + 2) or Coins 1+', rank)).toEqual([above(3)]);
  expect(messagesFor('Rank at least [Coins], Rank at most [Coins]', rank)).toEqual([]);
});
