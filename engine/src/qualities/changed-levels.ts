import type { QualityId } from '../ids.ts';
import type { Qualities } from './qualities.ts';

/** The qualities whose base levels differ between two states, sorted by id. */
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
