import { maxLevel, maxTargets } from '@underhall/contract/limits';
import type { QualityId } from '../ids.ts';
import { branchesInSight } from '../plans/plans.ts';
import { isOnSheet, isShownOnSheet } from '../qualities/effective-level.ts';
import type { MeasuredRequirement } from '../qualities/meets.ts';
import { locksOf } from '../story/locks.ts';
import type { Refusal, Standpoint } from '../turn.ts';

/** A level that the player aims for. No rule reads it, so it is stored outside the character. */
export type Target = { readonly quality: QualityId; readonly level: number };

/** Targets on qualities that are in the world and on its sheet. The others are kept but not counted. */
export const shownTargets = (targets: readonly Target[], { world }: Standpoint): readonly Target[] =>
  targets.filter(({ quality: id }) => {
    const quality = world.qualities.get(id);
    return quality !== undefined && isShownOnSheet(quality, world);
  });

/**
 * Returns why a target cannot be set, or undefined if it can. A new target needs a quality on the sheet, or one that a
 * locked choice requires, so that guessed ids reveal nothing. An existing target can always be changed.
 */
export function whyNoTarget(
  { quality, level }: Target,
  before: readonly Target[],
  here: Standpoint,
): Refusal | undefined {
  if (!Number.isInteger(level) || level < 1 || level > maxLevel) return 'no such target';
  const shown = shownTargets(before, here);
  if (shown.some((each) => each.quality === quality)) return undefined;
  if (!isOnSheet(quality, here) && !isAskedFor(quality, here)) return 'nothing to want';
  return shown.length >= maxTargets ? 'too many targets' : undefined;
}

/** True if a visible branch is locked, and shows that it requires more of the quality. */
function isAskedFor(id: QualityId, here: Standpoint): boolean {
  const quality = here.world.qualities.get(id);
  if (quality === undefined || !isShownOnSheet(quality, here.world)) return false;
  return branchesInSight(here)
    .map((branch) => locksOf(branch, here))
    .some(
      ({ unmet, unpaid }) =>
        unmet.some((asked) => asksForMore(asked, id)) || unpaid.some((price) => price.quality === id),
    );
}

/** True if the requirement asks for more of the quality. False for `any of`, which names no single level. */
const asksForMore = (asked: MeasuredRequirement, id: QualityId): boolean =>
  (asked.kind === 'level' || asked.kind === 'compared') &&
  asked.quality === id &&
  asked.own < (asked.wanted.atLeast ?? 0);
