import type { LevelAndPoints } from './qualities.ts';
import type { Quality } from './quality.ts';

type Growth = Pick<Quality, 'climbs' | 'steepest'> & { readonly cap?: number | undefined };

/** Change points from the level below to `level`. */
export const costOfLevel = (level: number, steepest: number): number => Math.min(level, steepest);

/** Change points from level 0 to `level`. */
export function pointsUpTo(level: number, steepest: number): number {
  const steep = Math.min(level, steepest);
  return (steep * (steep + 1)) / 2 + (level - steep) * steepest;
}

/** Inverse of `pointsUpTo`: level and remaining points for a total. */
export function standingAt(total: number, steepest: number): LevelAndPoints {
  const bend = pointsUpTo(steepest, steepest);
  const level =
    total <= bend ? Math.floor((Math.sqrt(8 * total + 1) - 1) / 2) : steepest + Math.floor((total - bend) / steepest);
  return { level, points: total - pointsUpTo(level, steepest) };
}

/**
 * Level after a gain or loss, at least 0. `by` is in levels for `one by one`, in change points for `ever steeper`. A
 * gain stops at the cap. A level already above the cap stays.
 */
export function gain(from: LevelAndPoints, by: number, growth: Growth): LevelAndPoints {
  const ceiling = growth.cap === undefined ? Number.POSITIVE_INFINITY : Math.max(growth.cap, from.level);
  if (growth.climbs === 'one by one') {
    return { level: Math.min(ceiling, Math.max(0, from.level + by)), points: 0 };
  }
  const total = Math.max(0, pointsUpTo(from.level, growth.steepest) + from.points + by);
  const reached = standingAt(total, growth.steepest);
  if (by <= 0 || reached.level < ceiling) return reached;
  return from.level >= ceiling ? from : { level: ceiling, points: 0 };
}

/** Progress to the next level in whole percent, rounded down. -1 for qualities without change points. */
export function progressOf(at: LevelAndPoints, growth: Growth): number {
  if (growth.climbs === 'one by one') return -1;
  return Math.floor((100 * at.points) / costOfLevel(at.level + 1, growth.steepest));
}

/** A level as one number: change points from level 0, or for `one by one` the level itself. */
export const totalOf = ({ level, points }: LevelAndPoints, { climbs, steepest }: Growth): number =>
  climbs === 'one by one' ? level : pointsUpTo(level, steepest) + points;

/** Inverse of `totalOf`. */
export const standingOfTotal = (total: number, { climbs, steepest }: Growth): LevelAndPoints =>
  climbs === 'one by one' ? { level: total, points: 0 } : standingAt(total, steepest);
