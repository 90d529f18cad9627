import type { LevelRequirement } from '../qualities/requirement.ts';

/** One end of a level requirement: the level at which a storylet's bound becomes met, or ceases to be. */
export type Bound = {
  /** The lowest level at or past the bound, 1 or more. */
  readonly at: number;
  /** The storylet's place in the index. */
  readonly place: number;
  /** Added to the storylet's count of unmet bounds when the level reaches the bound. */
  readonly step: 1 | -1;
};

/**
 * Bounds that storylets of an index put on one quality, sorted by level. A changed level touches only bounds between
 * its old and its new value.
 */
export type QualityBounds = {
  /** The quality's number in the index. */
  readonly number: number;
  /** The bounds as columns, the lowest level first. */
  readonly at: readonly number[];
  readonly place: Uint32Array;
  readonly step: Int8Array;
  /** The number of bounds reached, by level: a lookup table for the lowest levels. */
  readonly reached: Uint32Array;
};

/** Levels below this are looked up in `reached`; a higher one is found by binary search. */
const lookedUp = 128;

/** Splits a requirement into its bounds, and counts those unmet at level 0. Levels are whole and never below 0. */
export function boundsOfRequirement(
  { atLeast = 0, atMost }: LevelRequirement,
  place: number,
): { bounds: readonly Bound[]; unmet: number } {
  const least = Math.ceil(atLeast);
  const over = atMost === undefined ? undefined : Math.floor(atMost) + 1;
  const bounds: Bound[] = [];
  if (least > 0) bounds.push({ at: least, place, step: -1 });
  if (over !== undefined && over > 0) bounds.push({ at: over, place, step: 1 });
  return { bounds, unmet: (least > 0 ? 1 : 0) + (over !== undefined && over <= 0 ? 1 : 0) };
}

/** Sorts the bounds on one quality into columns. */
export function boundsOnQuality(number: number, bounds: readonly Bound[]): QualityBounds {
  const sorted = [...bounds].sort((a, b) => a.at - b.at);
  const at = sorted.map((bound) => bound.at);
  const highest = at.at(-1) ?? 0;
  return {
    number,
    at,
    place: Uint32Array.from(sorted, ({ place }) => place),
    step: Int8Array.from(sorted, ({ step }) => step),
    reached: Uint32Array.from({ length: Math.min(highest + 1, lookedUp) }, (_, level) => search(at, level)),
  };
}

/** The number of bounds that lie at a level or below it. */
export const boundsReached = ({ at, reached }: QualityBounds, level: number): number =>
  reached[level] ?? search(at, level);

function search(at: readonly number[], level: number): number {
  let low = 0;
  let high = at.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((at[middle] as number) <= level) low = middle + 1;
    else high = middle;
  }
  return low;
}
