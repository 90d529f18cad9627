import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, problemsIn } from '../testing/a-world.ts';

const tried = 'areas/square/tried.story';
const inOutcome = (facts: string) => problemsIn(aStorylet('', aBranch('', anOutcome(facts))));

test('reports dice in a requirement at their place', () => {
  expect(problemsIn(aStorylet('when: Coins 1+, Step at least ([Coins] + 2d6)'))).toEqual([
    `${tried}:5:42 a requirement cannot contain dice; use a number or a level`,
  ]);
  expect(problemsIn(aStorylet('when: Step exactly (1d6)'))).toEqual([
    `${tried}:5:21 a requirement cannot contain dice; use a number or a level`,
  ]);
});

test('a condition on a change may only require a level', () => {
  const message = 'only a level can be required here: "X 5+", "X under 3", "X 2 to 4", "X exactly 2" or "no X"';

  expect(inOutcome('gain: Coins 1\nonly if: Coins over [Step]')).toEqual([`${tried}:17:10 ${message}`]);
  expect(inOutcome('gain: Coins 1\nonly if: Coins 1+ or seen A Bench')).toEqual([`${tried}:17:10 ${message}`]);
  expect(inOutcome('gain: Coins 1\nonly if: seen A Bench')).toEqual([`${tried}:17:10 ${message}`]);
});

test('the alternatives of a condition on a change are levels of one quality', () => {
  expect(inOutcome('gain: Coins 1\nonly if: no Coins or Coins 5+')).toEqual([]);
  expect(inOutcome('gain: Coins 1\nonly if: no Coins or Step 5+')).toEqual([
    `${tried}:17:10 on both sides of " or " an "only if" names the same quality, the one that changes; for another quality write two branches or outcomes`,
  ]);
});

test('reports an unknown name in a formula once', () => {
  expect(problemsIn(aStorylet('when: Step exactly ([Coinz] + 1)'))).toEqual([
    `${tried}:5:22 unknown quality "Coinz". Did you mean "Coins"?`,
  ]);
  expect(problemsIn(aStorylet('when: Coins 1+ or not seen A Bensh'))).toEqual([
    `${tried}:5:28 unknown storylet "A Bensh". Did you mean "A Bench"?`,
  ]);
});

test('reports an invalid requirement at its place, and reads the others of its list', () => {
  expect(problemsIn(aStorylet('when: Coins 1, Step at least ([Coins] +), Lens 1+ or Watchfil 2+'))).toEqual([
    `${tried}:5:7 "Coins 1" is not a requirement. Did you mean "Coins 1+" or "Coins exactly 1"?`,
    `${tried}:5:40 expected a number, a name in square brackets like [Watchful], dice like 2d6 or a bracket here`,
    `${tried}:5:54 unknown quality "Watchfil". Did you mean "Watchful"?`,
  ]);
});

test('finds an empty range among alternatives', () => {
  expect(problemsIn(aStorylet('when: Coins 4 to 2 or Step 1+'))).toEqual([
    `${tried}:5:7 no level is in this range; write the lower number first, and none below 0`,
  ]);
});
