import { travelDisplayMs, travelSkipMs } from '../constants/map.ts';

/** The time a journey is still shown after the time it has taken already; a short rest is skipped. */
export function stillToShow(elapsedMs: number): number {
  const rest = travelDisplayMs - elapsedMs;
  return rest <= travelSkipMs ? 0 : rest;
}
