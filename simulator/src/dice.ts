import { type Chance, chanceFrom, seedOf } from '@underhall/engine';

/** Random numbers for a player's decisions. Equal seeds result in equal decisions. */
export type Dice = {
  /** A random integer from 0 to `limit` - 1. */
  readonly below: (limit: number) => number;
  /** `percent` may have one decimal. */
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
