import { mulberry32, type Random } from './workload.ts';

/** The share of draws that found the first of some cards, beside the share it should have. */
export type Fairness = { readonly cards: string; readonly right: number; readonly found: number };

/** Draws many times from cards of these weights and counts how often the first was found. */
export async function fairnessOf(
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
  return { cards, right: (weights[0] as number) / sum, found: found / draws };
}
