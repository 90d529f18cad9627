import type { Formula } from '../formulas/formula.ts';
import type { QualityId, StoryletId } from '../ids.ts';
import type { Requirement } from '../qualities/requirement.ts';
import { byListOrder, type Storylet } from '../story/storylet.ts';
import { type Ladder, ladderOf, type Rung, rungsOf } from './bounds.ts';

/**
 * Storylets that are met in the same place, made ready to be asked which of them fit a character. What they
 * ask of levels stands on ladders, one for each quality; whatever else they ask is asked of the few that are left.
 */
export type Shelf = {
  /** In list order; a storylet's place here is its number on the shelf. */
  readonly storylets: readonly Storylet[];
  /** What the ladders are of, sorted by id; a ladder's number is its place among them. */
  readonly qualities: readonly QualityId[];
  readonly ladders: ReadonlyMap<QualityId, Ladder>;
  /** How many bounds of each are broken while every level is 0. */
  readonly broken: Uint16Array;
  /** Requirements that are more than a level between two numbers, by place. */
  readonly odd: ReadonlyMap<number, readonly Requirement[]>;
  /** Whose odd requirements have to be looked at again when something changes. */
  readonly watchers: Watchers;
};

export function shelfOf(unsorted: readonly Storylet[]): Shelf {
  const storylets = [...unsorted].sort(byListOrder);
  const broken = new Uint16Array(storylets.length);
  const rungs = new Map<QualityId, Rung[]>();
  const odd = new Map<number, Requirement[]>();
  for (const [who, { when }] of storylets.entries()) {
    for (const requirement of when) {
      if (requirement.kind !== 'level') {
        odd.set(who, [...(odd.get(who) ?? []), requirement]);
        continue;
      }
      const asked = rungsOf(requirement, who);
      broken[who] = (broken[who] as number) + asked.broken;
      const ladder = rungs.get(requirement.quality);
      if (ladder) ladder.push(...asked.rungs);
      else rungs.set(requirement.quality, [...asked.rungs]);
    }
  }
  const qualities = [...rungs.keys()].sort((a, b) => a - b);
  const ladders = new Map(qualities.map((quality, number) => [quality, ladderOf(number, rungs.get(quality) ?? [])]));
  return { storylets, qualities, ladders, broken, odd, watchers: watchersOf(odd) };
}

/** Places on a shelf, by the qualities their odd requirements mention and the storylets they ask to have been met. */
export type Watchers = {
  readonly ofQuality: ReadonlyMap<QualityId, readonly number[]>;
  readonly ofMet: ReadonlyMap<StoryletId, readonly number[]>;
};

export function watchersOf(odd: ReadonlyMap<number, readonly Requirement[]>): Watchers {
  const ofQuality = new Map<QualityId, number[]>();
  const ofMet = new Map<StoryletId, number[]>();
  for (const [who, requirements] of odd) {
    for (const quality of new Set(requirements.flatMap(qualitiesIn))) add(ofQuality, quality, who);
    for (const storylet of new Set(requirements.flatMap(metIn))) add(ofMet, storylet, who);
  }
  return { ofQuality, ofMet };
}

function add(watchers: Map<number, number[]>, watched: number, who: number): void {
  const list = watchers.get(watched);
  if (list) list.push(who);
  else watchers.set(watched, [who]);
}

function qualitiesIn(requirement: Requirement): readonly QualityId[] {
  switch (requirement.kind) {
    case 'level':
      return [requirement.quality];
    case 'compared':
      return [requirement.quality, ...namedIn(requirement.atLeast), ...namedIn(requirement.atMost)];
    case 'any of':
      return requirement.of.flatMap(qualitiesIn);
    case 'met':
      return [];
  }
}

function namedIn(formula: Formula | undefined): readonly QualityId[] {
  if (formula === undefined || typeof formula === 'number' || formula.kind === 'dice') return [];
  return formula.kind === 'level' ? [formula.quality] : [...namedIn(formula.left), ...namedIn(formula.right)];
}

function metIn(requirement: Requirement): readonly StoryletId[] {
  if (requirement.kind === 'any of') return requirement.of.flatMap(metIn);
  return requirement.kind === 'met' ? [requirement.storylet] : [];
}
