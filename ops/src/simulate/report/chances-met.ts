import type { Measures } from '../measures/measures.ts';

/** The chances between which a challenge is neither a formality nor a wall, in percent. */
export const openChances = { from: 45, to: 85 } as const;

/** The shares of all rolls at a chance below the open ones, among them, and above, for the levels players came with. */
export function chancesMet({ challenges: { rolled } }: Pick<Measures, 'challenges'>): {
  readonly below: number;
  readonly open: number;
  readonly above: number;
} {
  const { from, to } = openChances;
  const rolls = (first: number, last: number) => rolled.slice(first, last + 1).reduce((sum, each) => sum + each, 0);
  const all = rolls(0, 100);
  return { below: rolls(0, from - 1) / all, open: rolls(from, to) / all, above: rolls(to + 1, 100) / all };
}
