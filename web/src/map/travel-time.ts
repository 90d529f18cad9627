import { travelDisplayMs, travelSkipMs } from '../constants/map.ts';

/** How long a journey that took so long already is still shown; what is hardly worth waiting for is not waited for. */
export function stillToShow(elapsedMs: number): number {
  const rest = travelDisplayMs - elapsedMs;
  return rest <= travelSkipMs ? 0 : rest;
}
