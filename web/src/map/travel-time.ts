import type { MapReply } from '@underhall/contract';
import { travelDisplayMs, travelSkipMs } from '../constants/map.ts';
import { wordsOf } from '../ui/sanitize.ts';

/** Returns how long to show the journey, in milliseconds. A remainder of at most `travelSkipMs` becomes 0. */
export function remainingDisplayMs(elapsedMs: number): number {
  const rest = travelDisplayMs - elapsedMs;
  return rest <= travelSkipMs ? 0 : rest;
}

/**
 * Text that screen readers announce when a journey starts. The reply's current place is then already the destination.
 */
export const departureText = ({ currentArea }: Pick<MapReply, 'currentArea'>): string =>
  currentArea ? `You set out for ${wordsOf(currentArea.name)}.` : 'You set out.';
