import type { QualityId, StoryletId } from '../ids.ts';
import { metIn, qualitiesIn } from '../qualities/mentioned.ts';
import type { Requirement } from '../qualities/requirement.ts';
import { byListOrder, type Storylet } from '../story/storylet.ts';
import { type Bound, boundsOfRequirement, boundsOnQuality, type QualityBounds } from './bounds.ts';

/**
 * An inverted index with counting, of the storylets of one place: from each quality to the bounds that storylets put
 * on its level. `IndexState` keeps, for one character, the number of unmet bounds of each storylet; 0 = eligible.
 * Requirements that are no bound on a level are tested one by one, and only for storylets that are eligible otherwise.
 */
export type StoryletIndex = {
  /** In list order. `place` is a position in this list, everywhere in the index. */
  readonly storylets: readonly Storylet[];
  /** The qualities with bounds, sorted by id; `QualityBounds.number` is a position in this list. */
  readonly qualities: readonly QualityId[];
  readonly bounds: ReadonlyMap<QualityId, QualityBounds>;
  /** By place: the number of unmet bounds while every level is 0. */
  readonly unmet: Uint16Array;
  /** By place: the requirements that are no bound on an effective level (base levels, comparisons, `any of`, `met`). */
  readonly otherRequirements: ReadonlyMap<number, readonly Requirement[]>;
  /** The places whose other requirements have to be tested again when something changes. */
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

/** Index positions of storylets to check again, by the qualities and the met storylets that their requirements mention. */
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
