import type { Range } from '@underhall/engine';
import { isEmpty } from './range.ts';

/** The levels a quality may come to have: all up to one of them, and some by themselves. Grows as more is found. */
export type Levels = { upTo: number; readonly exact: Set<number> };

/** The ways a level of a quality moves besides what gives it. */
export type Movement = {
  /** Something takes it away, so that it may also be anything below what it has been. */
  readonly falls: boolean;
  /** The most that worn things may add to it. */
  readonly bonus: number;
};

/** Everybody begins with nothing of everything. */
export const nothingYet = (): Levels => ({ upTo: 0, exact: new Set() });

/** Takes a range of levels in; answers whether any of it is new. */
export function takeIn(levels: Levels, { least, most }: Range): boolean {
  if (most <= levels.upTo || (least === most && levels.exact.has(most))) return false;
  if (least === most) levels.exact.add(most);
  else levels.upTo = most;
  return true;
}

export function mostOf({ upTo, exact }: Levels): number {
  let most = upTo;
  for (const level of exact) most = Math.max(most, level);
  return most;
}

/** True if the quality may have a level in the range. A range without levels is another check's business. */
export function mayBeIn(range: Range, levels: Levels, { falls, bonus }: Movement): boolean {
  if (isEmpty(range) || range.least <= levels.upTo) return true;
  if (falls || bonus > 0) return range.least <= mostOf(levels) + bonus;
  for (const level of levels.exact) if (level >= range.least && level <= range.most) return true;
  return false;
}
