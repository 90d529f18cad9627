import type { BranchId } from '@underhall/engine';
import type { Measures } from '../measures/measures.ts';

/** The chances between which a challenge is neither a formality nor a wall, in percent. */
export const balancedChances = { from: 45, to: 85 } as const;

export type ChanceShares = { readonly below: number; readonly within: number; readonly above: number };

/** The shares of rolls, by chance from 0 to 100, that were made below the open chances, among them, and above. */
export function chanceShares(rolled: readonly number[]): ChanceShares {
  const { below, within, above } = countTries(rolled);
  const all = Math.max(1, below + within + above);
  return { below: below / all, within: within / all, above: above / all };
}

/** The counts of rolls, by chance, that were made below the open chances, among them, and above. */
function countTries(rolled: readonly number[]): ChanceShares {
  const { from, to } = balancedChances;
  const rolls = (first: number, last: number) => rolled.slice(first, last + 1).reduce((sum, each) => sum + each, 0);
  return { below: rolls(0, from - 1), within: rolls(from, to), above: rolls(to + 1, 100) };
}

/** The branches with a test, and their first tries below, among and above the open chances: most tries outside first. */
export function unbalancedBranches({
  challenges: { firstTries },
}: Pick<Measures, 'challenges'>): readonly (ChanceShares & { readonly branch: BranchId })[] {
  const tests = [...firstTries].map(([branch, rolled]) => ({ branch, ...countTries(rolled) }));
  return tests.sort((a, b) => b.below + b.above - a.below - a.above);
}
