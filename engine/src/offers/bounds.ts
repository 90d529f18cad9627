import type { LevelAsked } from '../qualities/requirement.ts';

/** A level at which a bound ceases to be broken, or begins to be. */
export type Rung = {
  /** The lowest level that has reached it, 1 or more. */
  readonly at: number;
  /** Whose bound it is: a place on the shelf. */
  readonly who: number;
  /** What reaching it adds to the broken bounds of that storylet. */
  readonly step: 1 | -1;
};

/**
 * All that the storylets of a shelf ask of the level of one quality, in the order in which a rising level
 * comes to it. A level that moves concerns only the rungs it passes.
 */
export type Ladder = {
  /** Its number among the ladders of the shelf. */
  readonly number: number;
  /** The rungs as columns, lowest first. */
  readonly at: readonly number[];
  readonly who: Uint32Array;
  readonly step: Int8Array;
  /** How many rungs each of the lowest levels has reached. */
  readonly reached: Uint32Array;
};

/** Levels below this are looked up; how far a higher one has come is searched for. */
const lookedUp = 128;

/** The bounds of a requirement as rungs, and how many of them are broken at level 0. Levels are whole and never below 0. */
export function rungsOf({ atLeast = 0, atMost }: LevelAsked, who: number): { rungs: readonly Rung[]; broken: number } {
  const least = Math.ceil(atLeast);
  const over = atMost === undefined ? undefined : Math.floor(atMost) + 1;
  const rungs: Rung[] = [];
  if (least > 0) rungs.push({ at: least, who, step: -1 });
  if (over !== undefined && over > 0) rungs.push({ at: over, who, step: 1 });
  return { rungs, broken: (least > 0 ? 1 : 0) + (over !== undefined && over <= 0 ? 1 : 0) };
}

export function ladderOf(number: number, rungs: readonly Rung[]): Ladder {
  const sorted = [...rungs].sort((a, b) => a.at - b.at);
  const at = sorted.map((rung) => rung.at);
  const highest = at.at(-1) ?? 0;
  return {
    number,
    at,
    who: Uint32Array.from(sorted, ({ who }) => who),
    step: Int8Array.from(sorted, ({ step }) => step),
    reached: Uint32Array.from({ length: Math.min(highest + 1, lookedUp) }, (_, level) => search(at, level)),
  };
}

/** How many rungs of the ladder a level has reached. */
export const rungsReached = ({ at, reached }: Ladder, level: number): number => reached[level] ?? search(at, level);

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
