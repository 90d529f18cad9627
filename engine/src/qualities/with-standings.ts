import type { QualityId } from '../ids.ts';
import { placeOf, type Qualities, type Standing, withStanding } from './qualities.ts';

/** Where a quality stands from now on. */
export type Moved = { readonly quality: QualityId; readonly to: Standing };

/** The same qualities but some, as `withStanding` for each in turn would leave them; long columns are copied once for all. */
export function withStandings(before: Qualities, moved: readonly Moved[]): Qualities {
  const levels = before.levels.slice();
  const points = before.points.slice();
  for (const { quality, to } of moved) {
    const place = placeOf(before.ids, quality);
    if (place < 0) return moved.reduce((sofar, each) => withStanding(sofar, each.quality, each.to), before);
    levels[place] = to.level;
    points[place] = to.points;
  }
  return { ...before, levels, points };
}
