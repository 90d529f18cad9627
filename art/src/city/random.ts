import { seededRandom } from '../drawing/seeded-random.ts';

/** Random choices, the same for the same seed. */
export type Random = {
  readonly from: (low: number, high: number) => number;
  readonly chance: (share: number) => boolean;
  readonly pick: <Thing>(things: readonly Thing[]) => Thing;
};

export function randomFrom(seed: string): Random {
  const next = seededRandom(seed);
  return {
    from: (low, high) => low + (high - low) * next(),
    chance: (share) => next() < share,
    pick: (things) => {
      const thing = things[Math.floor(next() * things.length)];
      if (thing === undefined) throw new Error('There is nothing to pick from');
      return thing;
    },
  };
}
