import type { LevelRequirement } from '../qualities/requirement.ts';

/** One end of a level requirement: the level at which a storylet's bound becomes met or unmet. */
export type Bound = {
  /** Lowest level that reaches the bound. At least 1. */
  readonly at: number;
  readonly place: number;
  /** Added to the storylet's count of unmet bounds when the level reaches the bound. */
  readonly step: 1 | -1;
};

/**
 * Bounds that the storylets of an index put on one quality, sorted by level. A changed level affects only the bounds
 * between the old and the new level.
 */
export type QualityBounds = {
  /** Position of the quality in the index. */
  readonly number: number;
  /** Columns, lowest level first. */
  readonly at: readonly number[];
  readonly place: Uint32Array;
  readonly step: Int8Array;
  /** Lookup table for low levels: the number of bounds reached at each level. */
  readonly reached: Uint32Array;
};

/** Levels below this are looked up in `reached`. Higher ones are found by binary search. */
const lookedUp = 128;

/** Splits a requirement into its bounds, and counts the bounds unmet at level 0. Levels are whole numbers from 0. */
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

/** Number of bounds at or below a level. */
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
