import { spyBottom } from '../constants/social.ts';

/**
 * Returns the index of the current group: the last one that begins above the lower 70 % of the window, or the first if
 * none does. `tops` are the top edges of all groups.
 */
export const currentGroup = (tops: readonly number[], height: number): number =>
  Math.max(
    0,
    tops.findLastIndex((top) => top <= height * (1 - spyBottom)),
  );
