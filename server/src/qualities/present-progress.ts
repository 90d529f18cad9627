import type { ProgressBar } from '@underhall/contract';
import { capOf, costOfLevel, type Quality, type Standing, type Standpoint } from '@underhall/engine';
import type { ChangeOf } from '../wording/result-message.ts';

/**
 * The progress bar of a gain or a loss; undefined where there is no end to measure against. A quality that climbs ever
 * steeper has a bar from level to level; one that climbs one by one has a bar to its target, else, if it is no thing,
 * to its cap.
 */
export function presentProgress(
  quality: Quality,
  change: ChangeOf<'quality' | 'shared'>,
  here: Standpoint,
): ProgressBar | undefined {
  if (change.how !== 'changed') return undefined;
  if (quality.climbs === 'ever steeper') return pyramid(quality, change);
  if (quality.target !== undefined) return towards('Target', quality.target, change);
  const cap = quality.nature === 'Status' ? capOf(quality, here) : undefined;
  // A quality that one either has or has not needs no bar.
  return cap === undefined || cap === 1 ? undefined : towards('Normal', cap, change);
}

type Steps = Pick<ChangeOf<'quality' | 'shared'>, 'from' | 'to'>;

/** A bar from 0 to `end`; levels beyond it stay at the end. */
const towards = (type: ProgressBar['type'], end: number, { from, to }: Steps): ProgressBar => ({
  type,
  leftScore: 0,
  rightScore: end,
  startPercentage: share(from.level, end),
  endPercentage: share(to.level, end),
});

/** Within one level, a bar over its change points; across levels, a full bar from the old level to the new. */
function pyramid(quality: Quality, { from, to }: Steps): ProgressBar {
  const inside = from.level === to.level;
  const falls = to.level < from.level;
  return {
    type: 'Pyramid',
    leftScore: Math.min(from.level, to.level),
    rightScore: inside ? to.level + 1 : Math.max(from.level, to.level),
    startPercentage: inside ? nextLevel(from, quality) : falls ? 100 : 0,
    endPercentage: inside ? nextLevel(to, quality) : falls ? 0 : 100,
  };
}

const nextLevel = ({ level, points }: Standing, quality: Quality): number =>
  share(points, costOfLevel(level + 1, quality.steepest));

/** A bar goes to the nearest whole percentage; the sheet's figure is rounded down. */
const share = (part: number, whole: number): number => Math.min(100, Math.round((100 * part) / whole));
