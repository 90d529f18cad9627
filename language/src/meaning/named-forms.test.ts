import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, problemsIn } from '../testing/a-world.ts';

const tried = 'areas/square/tried.story';
const inOutcome = (facts: string) => problemsIn(aStorylet('', aBranch('', anOutcome(facts))));
const notAnAmount = (written: string, least: number): string =>
  `"${written}" is not an amount: a name and a whole number from ${least} up, like "Some Thing 30", or a formula in round brackets, like "Some Thing (10 + 2d6)"`;

test('gains and losses are at least 1, and a level may be set to 0', () => {
  expect(inOutcome('gain: Coins 1\nlose: Step 1\nset: Lens 0')).toEqual([]);
  expect(inOutcome('gain: Coins 0\nlose: Step 0\nset: Lens -1')).toEqual([
    `${tried}:16:7 ${notAnAmount('Coins 0', 1)}`,
    `${tried}:17:7 ${notAnAmount('Step 0', 1)}`,
    `${tried}:18:6 ${notAnAmount('Lens -1', 0)}`,
  ]);
});

test('a formula that is a plain number has the same limits', () => {
  expect(inOutcome('gain: Coins (0)')).toEqual([`${tried}:16:7 ${notAnAmount('Coins (0)', 1)}`]);
  expect(inOutcome('gain: Coins (1)')).toEqual([]);
});

test('shows the brackets for a formula without them', () => {
  expect(inOutcome('gain: Coins 2d6')).toEqual([`${tried}:16:7 ${notAnAmount('Coins 2d6', 1)}`]);
});

test.each([
  ['gain: 5 Coins', 'Did you mean "Coins 5"?'],
  ['gain: Coins +5', 'Did you mean "Coins 5"?'],
  ['gain: Coins -5', 'Write a loss as "lose: Coins 5"'],
  ['gain: Coins 4 + 2d6', 'Did you mean "Coins (4 + 2d6)"?'],
])('"%s" is not an amount, but gets a suggestion', (written, meant) => {
  expect(inOutcome(written)).toEqual([`${tried}:16:7 ${notAnAmount(written.slice('gain: '.length), 1)}. ${meant}`]);
});

test('reports an error in a formula and unknown names at their places', () => {
  expect(inOutcome('gain: Lens 1, Coins (1 + Step)')).toEqual([
    `${tried}:16:26 expected a number, a name in square brackets like [Watchful], dice like 2d6 or a bracket here. Write a name as "[Step]"`,
  ]);
  expect(inOutcome('gain: Lens 1, Coinz ([Stepp] + [base Lans])')).toEqual([
    `${tried}:16:15 unknown quality "Coinz". Did you mean "Coins"?`,
    `${tried}:16:23 unknown quality "Stepp". Did you mean "Step"?`,
    `${tried}:16:38 unknown quality "Lans". Did you mean "Lens"?`,
  ]);
});

test('a price cannot be a formula', () => {
  expect(problemsIn(aStorylet('', aBranch('pay: Coins (1 + 1)')))).toEqual([
    `${tried}:11:6 "Coins (1 + 1)" is not an amount: a name and a whole number from 1 up, like "Some Thing 30"`,
  ]);
});

test('"move to" names an area or nowhere', () => {
  expect(inOutcome('move to: nowhere')).toEqual([]);
  expect(inOutcome('move to: The Squore')[0]).toBe(
    `${tried}:16:10 unknown area "The Squore". Did you mean "The Square"?`,
  );
});
