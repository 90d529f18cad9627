import type { Change } from '@underhall/engine';

type LevelChange = Extract<Change, { kind: 'quality' | 'shared' }>;

/**
 * Replaces all changes of a quality by one, from the first level to the last. The sum stands where the last change of
 * the quality stood, so that rolls come first.
 */
export function sumChanges(changes: readonly Change[]): readonly Change[] {
  const firsts = new Map<string, LevelChange>();
  const lasts = new Map<string, LevelChange>();
  for (const change of changes.filter(isOfLevel)) {
    const key = keyOf(change);
    if (!firsts.has(key)) firsts.set(key, change);
    lasts.set(key, change);
  }
  return changes.flatMap((change): Change[] => {
    if (!isOfLevel(change)) return [change];
    const [first, last] = [firsts.get(keyOf(change)), lasts.get(keyOf(change))];
    return first && last === change ? [sumOf(first, last)] : [];
  });
}

const isOfLevel = (change: Change): change is LevelChange => change.kind === 'quality' || change.kind === 'shared';

const keyOf = ({ kind, quality }: LevelChange): string => `${kind} ${quality}`;

/** A sum that did reach another level is not `capped`. */
function sumOf(first: LevelChange, last: LevelChange): LevelChange {
  const hasRisen = last.to.level !== first.from.level || last.to.points !== first.from.points;
  return { ...last, from: first.from, how: last.how === 'capped' && hasRisen ? 'changed' : last.how };
}
