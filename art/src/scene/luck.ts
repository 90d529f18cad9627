import { seededLuck } from '../drawing/seeded-luck.ts';

/** Chance with a seed, in the forms that drawing asks for. */
export type Luck = {
  readonly between: (low: number, high: number) => number;
  /** A whole number, both ends included. */
  readonly whole: (low: number, high: number) => number;
  readonly pick: <T>(list: readonly [T, ...T[]]) => T;
  readonly chance: (share: number) => boolean;
};

export function luckOf(seed: string): Luck {
  const next = seededLuck(seed);
  const whole = (low: number, high: number): number => Math.floor(low + (high - low + 1) * next());
  return {
    between: (low, high) => low + (high - low) * next(),
    whole,
    pick: (list) => list[whole(0, list.length - 1)] ?? list[0],
    chance: (share) => next() < share,
  };
}
