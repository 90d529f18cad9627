import type { Formula } from '../formulas/formula.ts';
import type { QualityId, StoryletId } from '../ids.ts';
import type { Requirement } from '../qualities/requirement.ts';

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
