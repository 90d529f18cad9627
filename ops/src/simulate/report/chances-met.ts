/** The chances between which a challenge is neither a formality nor a wall, in percent. */
export const openChances = { from: 45, to: 85 } as const;

export type ChancesMet = { readonly below: number; readonly open: number; readonly above: number };

/** The shares of rolls, by chance from 0 to 100, that were made below the open chances, among them, and above. */
export function chancesMet(rolled: readonly number[]): ChancesMet {
  const { from, to } = openChances;
  const rolls = (first: number, last: number) => rolled.slice(first, last + 1).reduce((sum, each) => sum + each, 0);
  const all = Math.max(1, rolls(0, 100));
  return { below: rolls(0, from - 1) / all, open: rolls(from, to) / all, above: rolls(to + 1, 100) / all };
}
