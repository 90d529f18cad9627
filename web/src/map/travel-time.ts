import type { MapReply } from '@underhall/contract';
import { travelDisplayMs, travelSkipMs } from '../constants/map.ts';
import { wordsOf } from '../ui/sanitize.ts';

/** Remaining display time of a journey, in milliseconds. A very short rest is 0. */
export function remainingDisplayMs(elapsedMs: number): number {
  const rest = travelDisplayMs - elapsedMs;
  return rest <= travelSkipMs ? 0 : rest;
}

/** Announced to screen readers when a journey starts. The current place is already the destination. */
export const departureText = ({ currentArea }: Pick<MapReply, 'currentArea'>): string =>
  currentArea ? `You set out for ${wordsOf(currentArea.name)}.` : 'You set out.';
