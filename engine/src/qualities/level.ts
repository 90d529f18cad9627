import type { Standing } from './qualities.ts';
import type { Quality } from './quality.ts';

type Growth = Pick<Quality, 'climbs' | 'steepest'> & { readonly cap?: number | undefined };

/** Change points from the level below up to `level`: min(level, steepest). */
export const costOfLevel = (level: number, steepest: number): number => Math.min(level, steepest);

/** All change points from nothing up to `level`. */
export function pointsUpTo(level: number, steepest: number): number {
  const steep = Math.min(level, steepest);
  return (steep * (steep + 1)) / 2 + (level - steep) * steepest;
}

/** The standing that `total` change points amount to. */
export function standingAt(total: number, steepest: number): Standing {
  const bend = pointsUpTo(steepest, steepest);
  const level =
    total <= bend ? Math.floor((Math.sqrt(8 * total + 1) - 1) / 2) : steepest + Math.floor((total - bend) / steepest);
  return { level, points: total - pointsUpTo(level, steepest) };
}

/**
 * Returns a standing after a gain (or, below zero, a loss): in levels for `one by one`, in change points for `ever
 * steeper`. Never below 0. A gain stops at the cap; a level above the cap is not pulled down by a gain.
 */
export function gain(from: Standing, by: number, growth: Growth): Standing {
  const ceiling = growth.cap === undefined ? Number.POSITIVE_INFINITY : Math.max(growth.cap, from.level);
  if (growth.climbs === 'one by one') {
    return { level: Math.min(ceiling, Math.max(0, from.level + by)), points: 0 };
  }
  const total = Math.max(0, pointsUpTo(from.level, growth.steepest) + from.points + by);
  const reached = standingAt(total, growth.steepest);
  if (by <= 0 || reached.level < ceiling) return reached;
  return from.level >= ceiling ? from : { level: ceiling, points: 0 };
}

/** Progress towards the next level, a whole percentage rounded down; -1 where there are no change points. */
export function progressOf(at: Standing, growth: Growth): number {
  if (growth.climbs === 'one by one') return -1;
  return Math.floor((100 * at.points) / costOfLevel(at.level + 1, growth.steepest));
}

/** A standing as one number: all change points up to it, or the level of a quality that climbs one by one. */
export const totalOf = ({ level, points }: Standing, { climbs, steepest }: Growth): number =>
  climbs === 'one by one' ? level : pointsUpTo(level, steepest) + points;

/** The standing that a total amounts to: the inverse of `totalOf`. */
export const standingOfTotal = (total: number, { climbs, steepest }: Growth): Standing =>
  climbs === 'one by one' ? { level: total, points: 0 } : standingAt(total, steepest);
