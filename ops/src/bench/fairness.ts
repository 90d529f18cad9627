import { mulberry32, type Random } from './workload.ts';

/** Expected and measured share of the first card. */
export type Fairness = { readonly cards: string; readonly expected: number; readonly drawn: number };

/** Draws from cards with these weights, and counts the first one. */
export async function measureFairness(
  cards: string,
  weights: readonly number[],
  drawIn: (weights: readonly number[]) => Promise<(random: Random) => number>,
  draws = 60_000,
): Promise<Fairness> {
  const draw = await drawIn(weights);
  const random = mulberry32(12345);
  let found = 0;
  for (let time = 0; time < draws; time++) if (draw(random) === 1) found++;
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return { cards, expected: (weights[0] as number) / sum, drawn: found / draws };
}
