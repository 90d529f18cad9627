import type { MapReply } from '@underhall/contract';
import { travelDisplayMs, travelSkipMs } from '../constants/map.ts';
import { wordsOf } from '../ui/sanitize.ts';

/** The time a journey is still shown after the time it has taken already; a short rest is skipped. */
export function remainingDisplayMs(elapsedMs: number): number {
  const rest = travelDisplayMs - elapsedMs;
  return rest <= travelSkipMs ? 0 : rest;
}

/** The words for ears as one sets out. One is at the goal at once, by the map. */
export const setOutWords = ({ currentArea }: Pick<MapReply, 'currentArea'>): string =>
  currentArea ? `You set out for ${wordsOf(currentArea.name)}.` : 'You set out.';
