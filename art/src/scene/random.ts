import { seededRandom } from '../drawing/seeded-random.ts';

/** Random choices, the same for the same seed. */
export type Random = {
  readonly between: (low: number, high: number) => number;
  /** A whole number, both ends included. */
  readonly whole: (low: number, high: number) => number;
  readonly pick: <T>(list: readonly [T, ...T[]]) => T;
  readonly chance: (share: number) => boolean;
};

export function randomFrom(seed: string): Random {
  const next = seededRandom(seed);
  const whole = (low: number, high: number): number => Math.floor(low + (high - low + 1) * next());
  return {
    between: (low, high) => low + (high - low) * next(),
    whole,
    pick: (list) => list[whole(0, list.length - 1)] ?? list[0],
    chance: (share) => next() < share,
  };
}
