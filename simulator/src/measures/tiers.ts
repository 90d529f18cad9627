/** A tier of the planned economy: the pay for one action, in pence, for players whose best attribute is at a level. */
export type Tier = {
  readonly name: string;
  /** The lowest level of the tier. */
  readonly from: number;
  readonly mean: number;
  readonly best: number;
};

export const tiers: readonly Tier[] = [
  { name: 'below 20', from: 0, mean: 14, best: 18 },
  { name: '20 to 49', from: 20, mean: 28, best: 34 },
  { name: '50 to 79', from: 50, mean: 48, best: 58 },
  { name: '80 to 99', from: 80, mean: 70, best: 84 },
  { name: '100 to 149', from: 100, mean: 95, best: 115 },
  { name: '150 to 200', from: 150, mean: 125, best: 150 },
];

/** The place in `tiers` of somebody whose best attribute stands at a level. */
export const tierOf = (level: number): number => tiers.findLastIndex(({ from }) => level >= from);

/** Tolerance for loops: one that pays more than this times the best of its tier is an alarm. */
export const leeway = 1.1;

/** Limit for a branch that can be done only once: it may pay as much as this many actions. */
export const onceWorth = 12;
