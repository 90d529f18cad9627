import type { QualityChange } from '../change.ts';
import { climb } from '../qualities/level.ts';
import { levelOf, type Standing, standingOf } from '../qualities/qualities.ts';
import { within } from '../qualities/requirement.ts';
import { record, type Turn } from '../turn.ts';
import type { Effect, Quality, QualityId, World } from '../world.ts';

/**
 * Lets effects happen. All of them, and their conditions, read the base levels as they were before the
 * first; those on one quality are summed and clamped once; each quality changes once, in the order
 * in which it was first named. A set level wins over gains written before it.
 */
export function affect(turn: Turn, effects: readonly Effect[], world: World): Turn {
  const before = turn.character;
  const sums = new Map<QualityId, { set?: number; by: number }>();
  for (const effect of effects) {
    if (effect.onlyIf && !within(effect.onlyIf, levelOf(before.qualities, effect.onlyIf.quality))) continue;
    const sum = sums.get(effect.quality) ?? { by: 0 };
    sums.set(effect.quality, effect.kind === 'set' ? { set: effect.to, by: 0 } : { ...sum, by: sum.by + effect.by });
  }
  let after = turn;
  for (const [id, sum] of sums) {
    const quality = world.qualities.get(id);
    if (quality) after = record(after, changed(quality, standingOf(before.qualities, id), sum));
  }
  return after;
}

function changed(quality: Quality, from: Standing, sum: { set?: number; by: number }): QualityChange {
  if (sum.set !== undefined && sum.by === 0) {
    return { kind: 'quality', quality: quality.id, from, to: { level: sum.set, points: 0 }, how: 'set' };
  }
  const start = sum.set === undefined ? from : { level: sum.set, points: 0 };
  const to = climb(start, sum.by, quality);
  const how =
    sum.by > 0 && quality.cap !== undefined && to.level >= quality.cap && to.level === from.level
      ? 'capped'
      : 'changed';
  return { kind: 'quality', quality: quality.id, from, to, how };
}
