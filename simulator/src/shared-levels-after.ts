import {
  type Qualities,
  type SharedStep,
  standingOf,
  standingOfTotal,
  totalOf,
  type World,
  withStanding,
} from '@underhall/engine';

/** The shared levels after the steps of a turn, added as the database adds them: to the current levels. */
export function sharedLevelsAfter({ shared, qualities }: World, steps: readonly SharedStep[]): Qualities {
  return steps.reduce((sofar, { quality: id, to, by, ceiling = Number.POSITIVE_INFINITY }) => {
    const quality = qualities.get(id);
    if (!quality) return sofar;
    const from = totalOf(standingOf(sofar, id), quality);
    const total = to ?? Math.max(0, by > 0 ? Math.max(from, Math.min(ceiling, from + by)) : from + by);
    return withStanding(sofar, id, standingOfTotal(total, quality));
  }, shared);
}
