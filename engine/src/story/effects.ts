import type { Change, QualityChange } from '../change.ts';
import { workOut } from '../formulas/work-out.ts';
import type { QualityId } from '../ids.ts';
import { baseOf, capOf, dullGain } from '../qualities/effective-level.ts';
import { gain } from '../qualities/level.ts';
import { meetsWithoutWorn } from '../qualities/meets.ts';
import type { LevelAndPoints } from '../qualities/qualities.ts';
import type { Quality } from '../qualities/quality.ts';
import { type Moment, recordAll, type Turn } from '../turn.ts';
import type { Effect } from './consequences.ts';

type Sum = { readonly set: number | undefined; readonly by: number; readonly isRaise?: boolean };

/**
 * Applies effects on qualities. All conditions and formulas read the character as it was before the first effect.
 * Effects on the same quality are summed, then dulled by worn items, then clamped. Each quality changes once, in order
 * of first mention. `set` overrides earlier gains.
 */
export function applyEffects(
  turn: Turn,
  effects: readonly Effect[],
  { world, chance }: Pick<Moment, 'world' | 'chance'>,
): Turn {
  const before = turn.character;
  const sums = new Map<QualityId, Sum>();
  for (const effect of effects) {
    const { onlyIf } = effect;
    if (onlyIf && !meetsWithoutWorn(onlyIf, { character: before, world })) continue;
    const sum = sums.get(effect.quality) ?? { set: undefined, by: 0 };
    const amount = workOut(effect.kind === 'set' ? effect.to : effect.by, { character: before, world }, chance);
    sums.set(
      effect.quality,
      effect.kind === 'set'
        ? { set: Math.max(0, amount), by: 0, isRaise: isRaise(effect) }
        : { set: sum.set, by: sum.by + amount },
    );
  }
  const changes: Change[] = [];
  for (const [id, sum] of sums) {
    const quality = world.qualities.get(id);
    if (!quality) continue;
    const by = dullGain(sum.by, id, { character: before, world }, chance);
    const change = qualityChange(
      quality,
      baseOf(id, { character: before, world }),
      { set: sum.set, by },
      capOf(quality, { character: before, world }),
    );
    changes.push(quality.shared ? shared(change, sum) : change);
  }
  return recordAll(turn, changes);
}

/** Records `set` if any effect set the quality, so that gains of other characters are not added to the value. */
const shared = (change: QualityChange, sum: Sum): Change => ({
  ...change,
  kind: 'shared',
  how: sum.set === undefined ? change.how : 'set',
  ...(sum.isRaise && { isRaise: true }),
});

/** True for `set: It (most([It], ...))`, which never lowers the level. */
function isRaise({ quality, to }: Extract<Effect, { kind: 'set' }>): boolean {
  if (typeof to === 'number' || to.kind !== 'most') return false;
  return [to.left, to.right].some(
    (side) => typeof side !== 'number' && side.kind === 'level' && side.quality === quality,
  );
}

function qualityChange(
  quality: Quality,
  from: LevelAndPoints,
  { set, by }: Sum,
  cap: number | undefined,
): QualityChange {
  if (set !== undefined && by === 0) {
    return { kind: 'quality', quality: quality.id, from, to: { level: set, points: 0 }, how: 'set' };
  }
  const start = set === undefined ? from : { level: set, points: 0 };
  const to = gain(start, by, { climbs: quality.climbs, steepest: quality.steepest, cap });
  const how = by > 0 && cap !== undefined && to.level >= cap && to.level === from.level ? 'capped' : 'changed';
  return { kind: 'quality', quality: quality.id, from, to, how };
}
