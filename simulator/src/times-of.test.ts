import { expect, test } from 'vitest';
import { simulate } from './simulate.ts';
import { runUntilStep } from './testing/steps.ts';
import { fullWorld, worldIndexIn } from './testing/worlds.ts';
import { timesOf } from './times-of.ts';

const worldIndex = worldIndexIn(fullWorld);

test('a repeated choice becomes one step for each time, which lead to the same character', () => {
  const isRepeated = ({ changes }: { changes: readonly { kind: string }[] }) =>
    changes.filter(({ kind }) => kind === 'repeated').length > 0 && timesOfChanges(changes) > 2;
  const { times, after, changes } = runUntilStep(worldIndex, isRepeated, (step) => ({
    times: timesOf(step),
    after: step.after,
    changes: step.changes,
  }));

  expect(times).toHaveLength(timesOfChanges(changes));
  expect(times.flatMap((time) => time.changes)).toEqual(changes);
  expect(times.at(-1)?.after).toEqual(after);
});

const timesOfChanges = (changes: readonly { kind: string }[]): number => {
  const last = changes.at(-1) as { kind: string; times?: number } | undefined;
  return last?.times ?? 1;
};

test('bots repeat choices, keep all rules, and each time counts as a choice', () => {
  const { violation, measures } = simulate(worldIndex, { seed: 3, steps: 15_000, days: 28 });
  expect(violation).toBeUndefined();
  const chosen = [...measures.reach.branchesChosen.values()].reduce((sum, count) => sum + count, 0);
  const seen = [...measures.reach.outcomesSeen.values()].reduce((sum, count) => sum + count, 0);
  expect(chosen).toBe(seen);
});
