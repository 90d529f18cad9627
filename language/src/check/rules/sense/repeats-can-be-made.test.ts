import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { repeatsCanBeMade } from './repeats-can-be-made.ts';

const repeating = (facts: string, { storylet = '', outcomes = anOutcome(''), files = {} } = {}) =>
  messagesOf(repeatsCanBeMade, { ...aStorylet(storylet, aBranch(`repeatable: 5\n${facts}`, outcomes)), ...files });

test('accepts a branch of a listed storylet, and one of a storylet that a thing opens', () => {
  expect(repeating('pay: Coins 2\none-way: no\nfate: 0')).toEqual([]);
  const files = { 'qualities/box.story': '= Box\ncategory: Goods\nnature: thing\nuse: Tried\nimage: it\n\nA box.\n' };
  expect(repeating('', { storylet: 'deck: never', files })).toEqual([]);
});

test.each([
  ['fate', 'fate: 1'],
  ['act', 'act: Take Tea'],
  ['one-way', 'one-way: yes'],
  ['names', 'names: Companion'],
  ['ask second chance', 'ask second chance: after the roll'],
])('reports "%s", which needs a decision each time', (key, fact) => {
  expect(repeating(fact)).toEqual([`a branch with "${key}" needs a decision each time; delete "repeatable"`]);
});

test('reports more than five times', () => {
  expect(messagesOf(repeatsCanBeMade, aStorylet('', aBranch('repeatable: 6')))).toEqual(['write a number from 2 to 5']);
});

test('reports a card and a storylet that only a link opens', () => {
  expect(repeating('', { storylet: 'deck: sometimes' })).toEqual(['a card is played once; delete "repeatable"']);
  expect(repeating('', { storylet: 'deck: never' })).toEqual([
    'this storylet cannot be begun again from its result; delete "repeatable"',
  ]);
});

test('reports a branch of which every usual outcome ends the repeat', () => {
  const over = 'the first time always ends it with "go to"; delete "repeatable"';
  const rare = anOutcome('', 'rare 5%: Rare');
  expect(repeating('', { outcomes: anOutcome('go to: A Bench') + rare })).toEqual([over]);
  const outcomes = anOutcome('go to: A Bench', 'success: Done') + anOutcome('', 'failure: Not');
  expect(repeating('challenge: Watchful 3', { outcomes })).toEqual([]);
});

test('reports a branch that is chosen once', () => {
  expect(repeating('once: yes')).toEqual(['a branch with "once" is chosen a single time; delete "repeatable"']);
});
