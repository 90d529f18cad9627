import { spyBottom } from '../constants/social.ts';

/**
 * Index of the current group, from the top edges of all groups in a window of this height. It is the last one that
 * begins above the lower 70 % of the window, or the first if none does.
 */
export const groupInSight = (tops: readonly number[], height: number): number =>
  Math.max(
    0,
    tops.findLastIndex((top) => top <= height * (1 - spyBottom)),
  );
