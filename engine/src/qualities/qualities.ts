import type { QualityId } from '../ids.ts';

/** Base level of a quality, and its change points towards the next level. */
export type LevelAndPoints = { readonly level: number; readonly points: number };

export const nothing: LevelAndPoints = { level: 0, points: 0 };

/**
 * All qualities of a character, as columns sorted by id. Columns are cheaper to load, change and store than one object
 * per quality. `rows` holds a constant row number for each quality.
 */
export type Qualities = {
  readonly ids: readonly QualityId[];
  readonly levels: readonly number[];
  readonly points: readonly number[];
  readonly rows: readonly number[];
};

export const noQualities: Qualities = { ids: [], levels: [], points: [], rows: [] };

/** Binary search. Returns the position of `id`, or `~position` of where to insert it. */
export function placeOf(ids: readonly number[], id: number): number {
  let low = 0;
  let high = ids.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = ids[middle] as number;
    if (found === id) return middle;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return ~low;
}

export function standingOf(qualities: Qualities, id: QualityId): LevelAndPoints {
  const place = placeOf(qualities.ids, id);
  if (place < 0) return nothing;
  return { level: qualities.levels[place] ?? 0, points: qualities.points[place] ?? 0 };
}

export function levelOf(qualities: Qualities, id: QualityId): number {
  const place = placeOf(qualities.ids, id);
  return place < 0 ? 0 : (qualities.levels[place] ?? 0);
}

/** Row number of a quality of this character. Never changes. 0 if the character never had the quality. */
export function rowOf(qualities: Qualities, id: QualityId): number {
  const place = placeOf(qualities.ids, id);
  return place < 0 ? 0 : (qualities.rows[place] ?? 0);
}

export function withStanding(qualities: Qualities, id: QualityId, to: LevelAndPoints): Qualities {
  const place = placeOf(qualities.ids, id);
  if (place >= 0) {
    return {
      ...qualities,
      levels: columnWith(qualities.levels, place, to.level),
      points: columnWith(qualities.points, place, to.points),
    };
  }
  const before = ~place;
  return {
    ids: qualities.ids.toSpliced(before, 0, id),
    levels: qualities.levels.toSpliced(before, 0, to.level),
    points: qualities.points.toSpliced(before, 0, to.points),
    rows: qualities.rows.toSpliced(before, 0, qualities.rows.length + 1),
  };
}

const columnWith = (column: readonly number[], place: number, to: number): readonly number[] =>
  column[place] === to ? column : column.with(place, to);

export type NewStanding = { readonly quality: QualityId; readonly to: LevelAndPoints };

/** Same as repeated `withStanding`, but copies each column only once. */
export function withStandings(before: Qualities, moved: readonly NewStanding[]): Qualities {
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

/** Sorted by id. */
export function changedLevels(before: Qualities, after: Qualities): readonly QualityId[] {
  const changed: QualityId[] = [];
  if (before === after) return changed;
  if (before.ids === after.ids) {
    for (let place = 0; place < after.ids.length; place++) {
      if (before.levels[place] !== after.levels[place]) changed.push(after.ids[place] as QualityId);
    }
    return changed;
  }
  let [b, a] = [0, 0];
  while (b < before.ids.length || a < after.ids.length) {
    const was = before.ids[b] ?? Number.POSITIVE_INFINITY;
    const is = after.ids[a] ?? Number.POSITIVE_INFINITY;
    const level = was <= is ? before.levels[b] : 0;
    if (level !== (is <= was ? after.levels[a] : 0)) changed.push(Math.min(was, is));
    if (was <= is) b++;
    if (is <= was) a++;
  }
  return changed;
}
