import { effectiveLevels } from '../qualities/effective-level.ts';
import type { Storylet } from '../story/storylet.ts';
import type { Standpoint } from '../turn.ts';
import { boundsReached, type QualityBounds } from './bounds.ts';
import type { StoryletIndex } from './storylet-index.ts';

/**
 * State of an index for one character: the number of unmet bounds of each storylet, and a bit for each storylet without
 * any. Takes 2 bytes and a bit per storylet, and 4 bytes per quality. Mutable.
 */
export type IndexState = {
  readonly index: StoryletIndex;
  /** Number of unmet bounds of the storylet at each position. */
  readonly unmet: Uint16Array;
  /** Bit set of the positions without unmet bounds. 32 per number, starting with the lowest bit. */
  readonly eligible: Uint32Array;
  eligibleCount: number;
  /** Number of bounds reached, for each quality of the index. */
  readonly passed: Uint32Array;
};

/** Counts the unmet bounds of every storylet in the index. Ignores other requirements. */
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

/** Applies the new level of a quality. Returns the number of bounds passed, as a measure of the work. */
export function moveLevel(open: IndexState, bounds: QualityBounds, level: number): number {
  const { place, step } = bounds;
  const from = open.passed[bounds.number] as number;
  const to = boundsReached(bounds, level);
  for (let bound = from; bound < to; bound++) addUnmet(open, place[bound] as number, step[bound] as number);
  for (let bound = from; bound > to; bound--) addUnmet(open, place[bound - 1] as number, -(step[bound - 1] as number));
  open.passed[bounds.number] = to;
  return Math.abs(to - from);
}

/** Adds to a storylet's count of unmet bounds. `more` may be negative. */
export function addUnmet(open: IndexState, place: number, more: number): void {
  const before = open.unmet[place] as number;
  const after = before + more;
  open.unmet[place] = after;
  if (before === 0) flip(open, place, -1);
  else if (after === 0) flip(open, place, 1);
}

function flip(open: IndexState, place: number, more: 1 | -1): void {
  open.eligible[place >>> 5] = (open.eligible[place >>> 5] as number) ^ (1 << (place & 31));
  open.eligibleCount += more;
}

/** Storylets without unmet bounds that `isEligible` accepts, in list order. */
export function eligibleOn(
  { index, eligible, eligibleCount }: IndexState,
  isEligible?: (place: number) => boolean,
): readonly Storylet[] {
  // Filling an array of the right length is twice as fast as growing one.
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
