import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, problemsIn } from '../testing/a-world.ts';

const tried = 'areas/square/tried.story';
const inOutcome = (facts: string) => problemsIn(aStorylet('', aBranch('', anOutcome(facts))));

test('a requirement is worked out without dice, and the dice are pointed at', () => {
  expect(problemsIn(aStorylet('when: Coins 1+, Step at least ([Coins] + 2d6)'))).toEqual([
    `${tried}:5:42 a requirement is worked out without dice`,
  ]);
  expect(problemsIn(aStorylet('when: Step exactly (1d6)'))).toEqual([
    `${tried}:5:21 a requirement is worked out without dice`,
  ]);
});

test('a condition on a change asks for a level only', () => {
  const message = 'here only a level can be asked for: "X 5+", "X under 3", "X 2 to 4", "X exactly 2" or "no X"';

  expect(inOutcome('gain: Coins 1\nonly if: Coins over [Step]')).toEqual([`${tried}:17:10 ${message}`]);
  expect(inOutcome('gain: Coins 1\nonly if: Coins 1+ or Coins under 3')).toEqual([`${tried}:17:10 ${message}`]);
  expect(inOutcome('gain: Coins 1\nonly if: seen A Bench')).toEqual([`${tried}:17:10 ${message}`]);
});

test('a name in a formula is pointed at, once', () => {
  expect(problemsIn(aStorylet('when: Step exactly ([Coinz] + 1)'))).toEqual([
    `${tried}:5:22 unknown quality "Coinz". Did you mean "Coins"?`,
  ]);
  expect(problemsIn(aStorylet('when: Coins 1+ or not seen A Bensh'))).toEqual([
    `${tried}:5:28 unknown storylet "A Bensh". Did you mean "A Bench"?`,
  ]);
});

test('what cannot be read is told at its place, and one in many does not hide the others', () => {
  expect(problemsIn(aStorylet('when: Coins 1, Step at least ([Coins] +), Lens 1+ or Watchfil 2+'))).toEqual([
    `${tried}:5:7 "Coins 1" is not a requirement. Did you mean "Coins 1+" or "Coins exactly 1"?`,
    `${tried}:5:40 a number, a name in square brackets like [Watchful], dice like 2d6 or a bracket should stand here`,
    `${tried}:5:54 unknown quality "Watchfil". Did you mean "Watchful"?`,
  ]);
});

test('a range that no level is in is found in one of several, too', () => {
  expect(problemsIn(aStorylet('when: Coins 4 to 2 or Step 1+'))).toEqual([
    `${tried}:5:7 no level is in this range; write the lower number first, and none below 0`,
  ]);
});
