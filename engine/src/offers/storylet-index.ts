import type { QualityId, StoryletId } from '../ids.ts';
import { metIn, qualitiesIn } from '../qualities/mentioned.ts';
import type { Requirement } from '../qualities/requirement.ts';
import { byListOrder, type Storylet } from '../story/storylet.ts';
import { type Bound, boundsOfRequirement, boundsOnQuality, type QualityBounds } from './bounds.ts';

/**
 * Inverted index of the storylets of one place: from each quality to the storylets' bounds on its level. Storylets with
 * 0 unmet bounds in `IndexState` are eligible. Only then are their other requirements tested one by one.
 */
export type StoryletIndex = {
  /** In list order. Throughout the index, `place` is a position in this list. */
  readonly storylets: readonly Storylet[];
  /** Qualities with bounds, sorted by id. `QualityBounds.number` is a position in this list. */
  readonly qualities: readonly QualityId[];
  readonly bounds: ReadonlyMap<QualityId, QualityBounds>;
  /** By place: number of unmet bounds if every level is 0. */
  readonly unmet: Uint16Array;
  /**
   * By place: requirements that are not bounds on an effective level, such as base levels, comparisons, `any of` and
   * `met`.
   */
  readonly otherRequirements: ReadonlyMap<number, readonly Requirement[]>;
  /** Positions of storylets whose other requirements must be tested again after a change. */
  readonly watchers: Watchers;
};

export function buildIndex(unsorted: readonly Storylet[]): StoryletIndex {
  const storylets = [...unsorted].sort(byListOrder);
  const unmet = new Uint16Array(storylets.length);
  const boundsByQuality = new Map<QualityId, Bound[]>();
  const otherRequirements = new Map<number, Requirement[]>();
  for (const [place, { when }] of storylets.entries()) {
    for (const requirement of when) {
      if (requirement.kind !== 'level' || requirement.base) {
        otherRequirements.set(place, [...(otherRequirements.get(place) ?? []), requirement]);
        continue;
      }
      const bounds = boundsOfRequirement(requirement, place);
      unmet[place] = (unmet[place] as number) + bounds.unmet;
      const known = boundsByQuality.get(requirement.quality);
      if (known) known.push(...bounds.bounds);
      else boundsByQuality.set(requirement.quality, [...bounds.bounds]);
    }
  }
  const qualities = [...boundsByQuality.keys()].sort((a, b) => a - b);
  const bounds = new Map(
    qualities.map((quality, number) => [quality, boundsOnQuality(number, boundsByQuality.get(quality) ?? [])]),
  );
  return { storylets, qualities, bounds, unmet, otherRequirements, watchers: watchersOf(otherRequirements) };
}

/** Positions of storylets to check again, keyed by the qualities and met storylets that their requirements mention. */
export type Watchers = {
  readonly ofQuality: ReadonlyMap<QualityId, readonly number[]>;
  readonly ofMet: ReadonlyMap<StoryletId, readonly number[]>;
};

export function watchersOf(otherRequirements: ReadonlyMap<number, readonly Requirement[]>): Watchers {
  const ofQuality = new Map<QualityId, number[]>();
  const ofMet = new Map<StoryletId, number[]>();
  for (const [place, requirements] of otherRequirements) {
    for (const quality of new Set(requirements.flatMap(qualitiesIn))) add(ofQuality, quality, place);
    for (const storylet of new Set(requirements.flatMap(metIn))) add(ofMet, storylet, place);
  }
  return { ofQuality, ofMet };
}

function add(watchers: Map<number, number[]>, watched: number, place: number): void {
  const list = watchers.get(watched);
  if (list) list.push(place);
  else watchers.set(watched, [place]);
}
