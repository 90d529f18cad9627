import type { Chance } from '../chance.ts';
import type { QualityId } from '../ids.ts';
import type { Standpoint } from '../turn.ts';

/** Share of a gain that `points` of dulling take away: 15 % for the first, each further one three quarters as strong as the one before. */
export const dullingOf = (points: number): number => (points <= 0 ? 0 : 0.6 * (1 - 0.75 ** points));

/**
 * What is left of a gain after everything worn has dulled it. The part below one is rolled for, so that
 * small gains are dulled as much as large ones in the long run. Losses are never dulled.
 */
export function dulled(by: number, quality: QualityId, here: Standpoint, chance: Chance): number {
  if (by <= 0) return by;
  const points = dullingPoints(quality, here);
  if (points <= 0) return by;
  const left = by * (1 - dullingOf(points));
  const whole = Math.floor(left);
  return whole + (chance.roll(1000) <= Math.round((left - whole) * 1000) ? 1 : 0);
}

function dullingPoints(quality: QualityId, { character: { worn }, world }: Standpoint): number {
  let points = 0;
  for (const slot in worn) {
    for (const dulling of world.qualities.get(worn[slot] as QualityId)?.dulls ?? []) {
      if (dulling.quality === quality) points += dulling.level;
    }
  }
  return points;
}
