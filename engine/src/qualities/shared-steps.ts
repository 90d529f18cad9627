import type { Change, SharedChange } from '../change.ts';
import type { QualityId } from '../ids.ts';
import type { Turn } from '../turn.ts';
import type { World } from '../world.ts';
import { capOf } from './effective-level.ts';
import { totalOf } from './level.ts';
import { type Qualities, withStanding } from './qualities.ts';
import type { Quality } from './quality.ts';

/**
 * A turn's change of one shared quality, in a form that combines with concurrent changes by other players. Amounts are
 * change points from level 0, or levels for `one by one` qualities.
 */
export type SharedStep = {
  readonly quality: QualityId;
  /** Sets the amount, whatever the current amount is. If missing, `by` applies. */
  readonly to?: number;
  /** Added; may be negative. The sum is never below 0. */
  readonly by: number;
  /** Upper bound of a gain. A current amount above it stays. */
  readonly ceiling?: number;
};

/** One step for each shared quality that the turn changed, sorted by id. */
export function sharedSteps({ character, changes }: Turn, world: World): readonly SharedStep[] {
  const steps = new Map<QualityId, SharedStep>();
  for (const change of changes) {
    const quality = change.kind === 'shared' ? world.qualities.get(change.quality) : undefined;
    if (change.kind !== 'shared' || !quality) continue;
    const cap = capOf(quality, { character, world });
    const ceiling = cap === undefined ? {} : { ceiling: totalOf({ level: cap, points: 0 }, quality) };
    steps.set(quality.id, { ...ceiling, ...joined(steps.get(quality.id), change, quality) });
  }
  return [...steps.values()].filter(({ to, by }) => to !== undefined || by !== 0).sort((a, b) => a.quality - b.quality);
}

/** All changes of a turn start from the same level that was read, so their differences add up. */
function joined(before: SharedStep | undefined, change: SharedChange, quality: Quality): SharedStep {
  const { from, to, how, isRaise } = change;
  const { id } = quality;
  // A gain of the whole amount, bounded by that amount, is the higher of the two whatever the current amount is.
  if (isRaise) return { quality: id, by: totalOf(to, quality), ceiling: totalOf(to, quality) };
  if (how === 'set') return { quality: id, to: totalOf(to, quality), by: 0 };
  const by = totalOf(to, quality) - totalOf(from, quality);
  if (before?.to !== undefined) return { quality: id, to: Math.max(0, before.to + by), by: 0 };
  return { quality: id, by: (before?.by ?? 0) + by };
}

export function worldAfter(world: World, changes: readonly Change[]): World {
  const shared = changes.reduce(
    (sofar: Qualities, change) => (change.kind === 'shared' ? withStanding(sofar, change.quality, change.to) : sofar),
    world.shared,
  );
  return shared === world.shared ? world : { ...world, shared };
}
