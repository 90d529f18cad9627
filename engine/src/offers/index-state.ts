import { effectiveLevels } from '../qualities/effective-level.ts';
import type { Storylet } from '../story/storylet.ts';
import type { Standpoint } from '../turn.ts';
import { boundsReached, type QualityBounds } from './bounds.ts';
import type { StoryletIndex } from './storylet-index.ts';

/**
 * The counts of an index for one character: the number of unmet bounds of each storylet, and one bit that says it is 0.
 * Takes 2 bytes and a bit for each storylet, and 4 bytes for each quality; changed in place.
 */
export type IndexState = {
  readonly index: StoryletIndex;
  /** By place: the number of unmet bounds. */
  readonly unmet: Uint16Array;
  /** A bit set of the places without an unmet bound: 32 to a number, the first in the lowest bit. */
  readonly eligible: Uint32Array;
  /** The number of bits set. */
  eligibleCount: number;
  /** By the quality's number: how many of its bounds its level has reached. */
  readonly passed: Uint32Array;
};

/** Counts the unmet bounds of every storylet of the index for a character. Other requirements are left out of account. */
export function openIndex(index: StoryletIndex, here: Standpoint): IndexState {
  const unmet = index.unmet.slice();
  const passed = new Uint32Array(index.bounds.size);
  const levels = effectiveLevels(index.qualities, here);
  for (const bounds of index.bounds.values()) {
    const { place, step } = bounds;
    const to = boundsReached(bounds, levels[bounds.number] as number);
    for (let bound = 0; bound < to; bound++) (unmet[place[bound] as number] as number) += step[bound] as number;
    passed[bounds.number] = to;
  }
  const state = { index, unmet, passed, eligible: new Uint32Array(Math.ceil(unmet.length / 32)), eligibleCount: 0 };
  for (let place = 0; place < unmet.length; place++) if (unmet[place] === 0) flip(state, place, 1);
  return state;
}

/** Takes in the new level of a quality. Returns how many bounds it has passed: a measure of the work. */
export function moveLevel(open: IndexState, bounds: QualityBounds, level: number): number {
  const { place, step } = bounds;
  const from = open.passed[bounds.number] as number;
  const to = boundsReached(bounds, level);
  for (let bound = from; bound < to; bound++) addUnmet(open, place[bound] as number, step[bound] as number);
  for (let bound = from; bound > to; bound--) addUnmet(open, place[bound - 1] as number, -(step[bound - 1] as number));
  open.passed[bounds.number] = to;
  return Math.abs(to - from);
}

/** Adds to the count of unmet bounds of a storylet. */
export function addUnmet(open: IndexState, place: number, more: number): void {
  const before = open.unmet[place] as number;
  const after = before + more;
  open.unmet[place] = after;
  if (before === 0) flip(open, place, -1);
  else if (after === 0) flip(open, place, 1);
}

/** Flips the bit of a storylet. */
function flip(open: IndexState, place: number, more: 1 | -1): void {
  open.eligible[place >>> 5] = (open.eligible[place >>> 5] as number) ^ (1 << (place & 31));
  open.eligibleCount += more;
}

/** The storylets without an unmet bound, in list order; if `isEligible` is given, only those it accepts. */
export function eligibleOn(
  { index, eligible, eligibleCount }: IndexState,
  isEligible?: (place: number) => boolean,
): readonly Storylet[] {
  // An array of the right length is filled twice as fast as one that grows.
  const storylets = new Array<Storylet>(eligibleCount);
  let found = 0;
  for (let row = 0; row < eligible.length; row++) {
    for (let left = eligible[row] as number; left !== 0; left &= left - 1) {
      const place = row * 32 + 31 - Math.clz32(left & -left);
      if (!isEligible || isEligible(place)) storylets[found++] = index.storylets[place] as Storylet;
    }
  }
  storylets.length = found;
  return storylets;
}
