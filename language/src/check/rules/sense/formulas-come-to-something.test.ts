import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { formulasComeToSomething } from './formulas-come-to-something.ts';

const changing = (facts: string) => messagesOf(formulasComeToSomething, aStorylet('', aBranch('', anOutcome(facts))));

test('accepts formulas that can have an effect', () => {
  expect(changing('gain: Coins (1 - [Step])\nlose: Step (2d6 - 11)\nset: Lens (0 - [Step])')).toEqual([]);
  expect(changing('gain: Coins (6 / [Step])')).toEqual([]);
});

test('reports gains and losses that are never positive, and levels that are always negative', () => {
  expect(changing('gain: Coins (0 - [Step])')).toEqual(['this gain is never above 0; write it under "lose"']);
  expect(changing('lose: Coins (2d6 - 12)')).toEqual(['this loss is never above 0; write it under "gain"']);
  expect(changing('set: Coins (0 - 1 - [Step])')).toEqual(['this is always below 0, which sets 0; write 0']);
});

test('reports a division by zero at any depth, also in requirements', () => {
  const divides = 'this divides by zero, which gives 0; change the divisor';

  expect(changing('gain: Coins (1 + (2 + 6 / (3 - 3)))')).toEqual([divides]);
  expect(changing('set: Coins (6 / 0)')).toEqual([divides]);
  expect(messagesOf(formulasComeToSomething, aStorylet('when: Coins at least ([Step] / 0 + 1)'))).toEqual([divides]);
  expect(
    messagesOf(formulasComeToSomething, aStorylet('when: Coins at most ([Step] / 2), Coins 2+, seen A Bench')),
  ).toEqual([]);
});
