/** What the world's economy is meant to pay, in pence for an action, by how far somebody's best attribute has come. */
export type Tier = {
  readonly name: string;
  /** From this level on. */
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

/** A loop may pay so much more than the best of its tier before it is an alarm. */
export const leeway = 1.1;

/** What is done but once may pay so many actions' worth. */
export const onceWorth = 12;
