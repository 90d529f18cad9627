import type { QualityId } from '../ids.ts';
import { isOnSheet } from '../qualities/effective-level.ts';
import type { Refusal, Standpoint } from '../turn.ts';

/** A level the player wants of a quality, chosen by themselves. No part of the character: the rules never ask for it. */
export type Target = { readonly quality: QualityId; readonly level: number };

/** The most targets of a character that are shown. */
export const mostTargets = 10;

/** The highest level that can be wanted: what 32 bits hold. */
export const highestTarget = 2 ** 31 - 1;

/** The targets that are shown: those on what is in the world, and not hidden. Others wait, and are not counted. */
export const shownTargets = (targets: readonly Target[], { world }: Standpoint): readonly Target[] =>
  targets.filter(({ quality: id }) => world.qualities.has(id) && !world.qualities.get(id)?.hidden);

/**
 * The reason why a target cannot be set; undefined if it can. A target is begun on what stands on the sheet, so that a
 * guessed number leads to nothing; one that is set can be changed though nothing is left of it.
 */
export function whyNoTarget(
  { quality, level }: Target,
  before: readonly Target[],
  here: Standpoint,
): Refusal | undefined {
  if (!Number.isInteger(level) || level < 1 || level > highestTarget) return 'no such target';
  const shown = shownTargets(before, here);
  if (shown.some((each) => each.quality === quality)) return undefined;
  if (!isOnSheet(quality, here)) return 'nothing to want';
  return shown.length >= mostTargets ? 'too many targets' : undefined;
}
