import { expect, test } from 'vitest';
import { simulate } from '../simulate.ts';
import { fullWorld, worldIndexIn } from '../testing/worlds.ts';
import { machineShare, sharesOf } from './choices.ts';

const worldIndex = worldIndexIn(fullWorld);
const { measures } = simulate(worldIndex, { seed: 3, steps: 10_000, days: 28 });
const weeks = [...measures.choices.values()].flat();
const sum = (figures: Iterable<number>): number => [...figures].reduce((all, each) => all + each, 0);

test('the shares of choices and of runs of machines add up to the whole week', () => {
  expect(weeks.length).toBeGreaterThan(0);
  for (const week of weeks.filter(({ total }) => total > 0)) {
    const shares = sharesOf(week.branches, week).map(({ share }) => share);
    expect(sum(shares) + machineShare(week)).toBeCloseTo(1);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
  }
});

test('every step of a run counts for the branch that begins runs, and none as a choice', () => {
  const beginnings = [...new Set(worldIndex.beginnings.values())];

  expect(new Set(weeks.flatMap(({ machines }) => [...machines.keys()]))).toEqual(new Set(beginnings));
  for (const { branches } of weeks)
    expect([...branches.keys()].filter((branch) => worldIndex.beginnings.has(branch))).toEqual([]);
});
