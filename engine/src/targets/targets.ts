import { maxLevel, maxTargets } from '@underhall/contract/limits';
import type { QualityId } from '../ids.ts';
import { branchesInSight } from '../plans/plans.ts';
import { isOnSheet } from '../qualities/effective-level.ts';
import type { MeasuredRequirement } from '../qualities/meets.ts';
import { locksOf } from '../story/locks.ts';
import type { Refusal, Standpoint } from '../turn.ts';

/** A level the player wants of a quality, chosen by themselves. No part of the character: the rules never ask for it. */
export type Target = { readonly quality: QualityId; readonly level: number };

/** The targets that are shown: those on what is in the world, and not hidden. Others wait, and are not counted. */
export const shownTargets = (targets: readonly Target[], { world }: Standpoint): readonly Target[] =>
  targets.filter(({ quality: id }) => world.qualities.has(id) && !world.qualities.get(id)?.hidden);

/**
 * The reason why a target cannot be set; undefined if it can. A target is begun on what stands on the sheet, or on what
 * a locked choice asks for, so that a guessed number leads to nothing; one that is set can be changed though nothing is
 * left of it.
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

/** True if a choice in sight is locked for want of it, and says so. */
function isAskedFor(id: QualityId, here: Standpoint): boolean {
  const quality = here.world.qualities.get(id);
  if (quality === undefined || quality.hidden || quality.shared) return false;
  return branchesInSight(here)
    .map((branch) => locksOf(branch, here))
    .some(
      ({ unmet, unpaid }) =>
        unmet.some((asked) => asksForMore(asked, id)) || unpaid.some((price) => price.quality === id),
    );
}

/** True if a requirement wants more of it than there is. One of several ways names no level to aim for. */
const asksForMore = (asked: MeasuredRequirement, id: QualityId): boolean =>
  (asked.kind === 'level' || asked.kind === 'compared') &&
  asked.quality === id &&
  asked.own < (asked.wanted.atLeast ?? 0);
