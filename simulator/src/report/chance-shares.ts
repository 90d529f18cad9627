import type { BranchId } from '@underhall/engine';
import type { Measures } from '../measures/measures.ts';

/** Range of chances, in percent, in which a challenge is neither trivial nor hopeless. */
export const balancedChances = { from: 45, to: 85 } as const;

export type ChanceShares = { readonly below: number; readonly within: number; readonly above: number };

/** Shares of rolls below, within and above the balanced chances. `rolled` is indexed by chance, 0 to 100. */
export function chanceShares(rolled: readonly number[]): ChanceShares {
  const { below, within, above } = countTries(rolled);
  const all = Math.max(1, below + within + above);
  return { below: below / all, within: within / all, above: above / all };
}

/** Numbers of rolls below, within and above the balanced chances. */
function countTries(rolled: readonly number[]): ChanceShares {
  const { from, to } = balancedChances;
  const rolls = (first: number, last: number) => rolled.slice(first, last + 1).reduce((sum, each) => sum + each, 0);
  return { below: rolls(0, from - 1), within: rolls(from, to), above: rolls(to + 1, 100) };
}

/** Branches with a challenge, sorted by the number of first tries outside the balanced chances, highest first. */
export function unbalancedBranches({
  challenges: { firstTries },
}: Pick<Measures, 'challenges'>): readonly (ChanceShares & { readonly branch: BranchId })[] {
  const tests = [...firstTries].map(([branch, rolled]) => ({ branch, ...countTries(rolled) }));
  return tests.sort((a, b) => b.below + b.above - a.below - a.above);
}
