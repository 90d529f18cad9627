import { type Chance, chanceFrom, seedOf } from '@underhall/engine';

/** The random generator of a player's decisions. The same seed always gives the same decisions. */
export type Dice = {
  /** A whole number from 0 up to, and without, the limit. */
  readonly below: (limit: number) => number;
  /** True so many times in a hundred. */
  readonly happens: (percent: number) => boolean;
  readonly oneOf: <Thing>(things: readonly Thing[]) => Thing | undefined;
};

export function createDice(...seeds: readonly number[]): Dice {
  const chance: Chance = chanceFrom(seedOf(...seeds));
  const below = (limit: number): number => chance.roll(limit) - 1;
  return {
    below,
    happens: (percent) => below(1000) < percent * 10,
    oneOf: (things) => (things.length === 0 ? undefined : things[below(things.length)]),
  };
}
