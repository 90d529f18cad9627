import { spyBottom } from '../constants/social.ts';

/**
 * The place of the group that is read, by the upper edges of all of them in a window of this height: the last that begins
 * in the part above the lower 70 %. Before any does it is the first.
 */
export const groupInSight = (tops: readonly number[], height: number): number =>
  Math.max(
    0,
    tops.findLastIndex((top) => top <= height * (1 - spyBottom)),
  );
