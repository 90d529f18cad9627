import { expect, test } from 'vitest';
import { newChallenges } from '../measures/challenges.ts';
import { chanceShares, unbalancedBranches } from './chance-shares.ts';

/** Numbers of rolls by chance. */
const triesAt = (rolls: Readonly<Record<number, number>>) =>
  Array.from({ length: 101 }, (_, chance) => rolls[chance] ?? 0);

const met = (rolls: Readonly<Record<number, number>>) => chanceShares(triesAt(rolls));

test('rolls at 45 to 85 percent are within the balanced chances', () => {
  expect(met({ 44: 1, 45: 2, 85: 3, 86: 4 })).toEqual({ below: 0.1, within: 0.5, above: 0.4 });
  expect(met({ 1: 1, 100: 3 })).toEqual({ below: 0.25, within: 0, above: 0.75 });
});

test('the challenge with most first tries outside the balanced chances comes first', () => {
  const firstTries = new Map([
    [1, triesAt({ 20: 3, 60: 40 })],
    [2, triesAt({ 44: 2, 50: 1, 100: 7 })],
  ]);

  expect(unbalancedBranches({ challenges: { ...newChallenges(), firstTries } })).toEqual([
    { branch: 2, below: 2, within: 1, above: 7 },
    { branch: 1, below: 3, within: 40, above: 0 },
  ]);
});
