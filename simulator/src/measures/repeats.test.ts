import { actionsSpentIn } from '@underhall/engine';
import { expect, test } from 'vitest';
import { checkStep } from '../checks/all-checks.ts';
import { simulate } from '../simulate.ts';
import type { Check } from '../step.ts';
import { fullWorld, worldIndexIn } from '../testing/worlds.ts';
import { addSentences, repeatShares } from './repeats.ts';

const worldIndex = worldIndexIn(fullWorld);
const sum = (figures: Iterable<number>): number => [...figures].reduce((all, each) => all + each, 0);

/** Runs a simulation and counts the actions that players spend on results, without runs of machines. */
function spentIn(run: { readonly seed: number; readonly steps: number; readonly days: number }) {
  let spent = 0;
  const check: Check = (step) => {
    const hasResult = step.changes.some(
      (change) =>
        change.kind === 'story' &&
        change.to.phase === 'End' &&
        change.to.turn === step.moment.turn &&
        !worldIndex.beginnings.has(change.to.branch),
    );
    if (hasResult) spent += actionsSpentIn(step);
    return checkStep(step);
  };
  return { measures: simulate(worldIndex, { ...run, check }).measures, spent };
}

const { measures, spent } = spentIn({ seed: 3, steps: 10_000, days: 28 });
const days = [...measures.repeats.days.values()].flat();

test('each action spent on a result is counted once, and some of them as repeated', () => {
  const again = sum(days.map((day) => day.repeated));

  expect(sum(days.map(({ total }) => total))).toBe(spent);
  expect(again).toBe(sum([...measures.repeats.repeatedActions.values()].flatMap((counts) => [...counts.values()])));
  expect(again).toBeGreaterThan(0);
  expect(again).toBeLessThan(spent);
});

test('a result is a repeat if half of its text was in the same result before', () => {
  const seen = new Set<string>();

  expect(addSentences(seen, 'the ladder', '<p>You carry the ladder round the market. Today it rains.</p>')).toBe(false);
  expect(addSentences(seen, 'the ladder', '<p>You carry the ladder round the market. Today it snows.</p>')).toBe(true);
  expect(addSentences(seen, 'the ladder', '<p>The market is used to you. Today it rains.</p>')).toBe(false);
  expect(addSentences(seen, 'the pole', '<p>You carry the ladder round the market. Today it rains.</p>')).toBe(false);
  expect(addSentences(seen, 'nothing', '')).toBe(false);
});

test('each day of play has a repeated share, or none if no action was spent', () => {
  const repeats = {
    days: new Map([
      [
        'cautious',
        [
          { total: 4, repeated: 1 },
          { total: 0, repeated: 0 },
        ],
      ],
    ]),
  };

  expect(repeatShares(repeats, 'cautious')).toEqual([0.25, undefined]);
  expect(repeatShares(repeats, 'nobody')).toEqual([]);
});
