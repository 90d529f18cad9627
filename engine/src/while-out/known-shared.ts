import type { QualityId } from '../ids.ts';
import { qualitiesIn } from '../qualities/mentioned.ts';
import type { Quality } from '../qualities/quality.ts';
import { knownSourcesOf } from '../story/known-sources.ts';
import type { Storylet } from '../story/storylet.ts';
import type { Standpoint } from '../turn.ts';

/** Shared qualities that are not hidden, in pack order. */
export const visibleShared = ({ world }: Standpoint): readonly Quality[] =>
  world.pack.qualities.filter(({ shared, hidden }) => shared && !hidden);

/**
 * Returns the storylets from which the character knows a quality: met ones that raise it, or that show it as the
 * requirement of a branch.
 */
export function storyletsThatShow(quality: QualityId, { character, world }: Standpoint): readonly Storylet[] {
  const sources = new Set(knownSourcesOf(quality, character, world));
  return character.met.flatMap((id) => {
    const storylet = world.storylets.get(id);
    return storylet && (sources.has(storylet) || requires(storylet, quality)) ? [storylet] : [];
  });
}

const requires = ({ branches }: Storylet, quality: QualityId): boolean =>
  branches.some(({ needs }) => needs.flatMap(qualitiesIn).includes(quality));
