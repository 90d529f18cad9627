import type { Formula } from '../formulas/formula.ts';
import type { QualityId, StoryletId } from '../ids.ts';
import type { Requirement } from './requirement.ts';

export function qualitiesIn(requirement: Requirement): readonly QualityId[] {
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

/** Storylets that a requirement mentions as met or not met. */
export function metIn(requirement: Requirement): readonly StoryletId[] {
  if (requirement.kind === 'any of') return requirement.of.flatMap(metIn);
  return requirement.kind === 'met' ? [requirement.storylet] : [];
}
