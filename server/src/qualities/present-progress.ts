import type { ProgressBar } from '@underhall/contract';
import { capOf, costOfLevel, type Quality, type Standpoint } from '@underhall/engine';
import type { ChangeOf } from '../wording/result-message.ts';

/**
 * The progress bar of a gain or a loss. For a pyramidal quality, the bar shows the current level. For others, it leads
 * to the target, or for traits to the cap. Returns undefined if there is no target or cap.
 */
export function presentProgress(
  quality: Quality,
  change: ChangeOf<'quality' | 'shared'>,
  here: Standpoint,
): ProgressBar | undefined {
  if (change.how !== 'changed') return undefined;
  if (quality.climbs === 'ever steeper') return pyramid(quality, change);
  if (quality.target !== undefined) return barTo('Target', quality.target, change);
  const cap = quality.nature === 'Status' ? capOf(quality, here) : undefined;
  // A yes/no quality needs no bar.
  return cap === undefined || cap === 1 ? undefined : barTo('Normal', cap, change);
}

type Steps = Pick<ChangeOf<'quality' | 'shared'>, 'from' | 'to'>;

/** A bar from 0 to `end`, which is full at higher levels. */
const barTo = (type: ProgressBar['type'], end: number, { from, to }: Steps): ProgressBar => ({
  type,
  shape: type,
  leftScore: 0,
  rightScore: end,
  startPercentage: share(from.level, end),
  endPercentage: share(to.level, end),
});

/**
 * A bar over the change points of the current level. The bar starts at the previous points if the level is unchanged,
 * at 0 % after a rise, and at 100 % after a fall.
 */
function pyramid({ steepest, target }: Quality, { from, to }: Steps): ProgressBar {
  const needed = costOfLevel(to.level + 1, steepest);
  const start = from.level === to.level ? share(from.points, needed) : from.level < to.level ? 0 : 100;
  return {
    type: target === undefined ? 'Normal' : 'Target',
    shape: 'Pyramid',
    leftScore: to.level,
    rightScore: to.level + 1,
    startPercentage: start,
    endPercentage: share(to.points, needed),
    points: to.points,
    pointsNeeded: needed,
  };
}

/** Rounds to the nearest percent, although the sheet rounds down. */
const share = (part: number, whole: number): number => Math.min(100, Math.round((100 * part) / whole));
