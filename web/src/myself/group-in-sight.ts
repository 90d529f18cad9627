import { spyBottom } from '../constants/social.ts';

/**
 * Returns the index of the current group: the last group that starts in the upper 30 % of the window, or 0 if there is
 * none. `tops` are the top edges of all groups.
 */
export const currentGroup = (tops: readonly number[], height: number): number =>
  Math.max(
    0,
    tops.findLastIndex((top) => top <= height * (1 - spyBottom)),
  );
