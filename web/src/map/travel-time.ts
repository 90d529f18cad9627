import type { MapReply } from '@underhall/contract';
import { travelDisplayMs, travelSkipMs } from '../constants/map.ts';
import { wordsOf } from '../ui/sanitize.ts';

/** Remaining time for which the journey is shown, in milliseconds. A remainder of at most `travelSkipMs` becomes 0. */
export function remainingDisplayMs(elapsedMs: number): number {
  const rest = travelDisplayMs - elapsedMs;
  return rest <= travelSkipMs ? 0 : rest;
}

/** Announced to screen readers when a journey starts. By then, the current place is the destination. */
export const departureText = ({ currentArea }: Pick<MapReply, 'currentArea'>): string =>
  currentArea ? `You set out for ${wordsOf(currentArea.name)}.` : 'You set out.';
