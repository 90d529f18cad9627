import type { Formula } from '../formulas/formula.ts';
import type { QualityId, StoryletId } from '../ids.ts';

export type Requirement = LevelRequirement | ComparisonRequirement | AnyOf | StoryletMet;

/**
 * Bounds are inclusive. A missing bound means no limit. Bounds apply to the effective level, or with `base` to the level
 * without worn items.
 */
export type LevelRequirement = {
  readonly kind: 'level';
  readonly quality: QualityId;
  readonly base?: true;
  readonly atLeast?: number;
  readonly atMost?: number;
};

/** Compares a level with a formula, usually another quality. */
export type ComparisonRequirement = {
  readonly kind: 'compared';
  readonly quality: QualityId;
  readonly atLeast?: Formula;
  readonly atMost?: Formula;
};

export type AnyOf = { readonly kind: 'any of'; readonly of: readonly Requirement[] };

export type AnyLevel = { readonly kind: 'any of'; readonly of: readonly LevelRequirement[] };

/** Requires that the character has opened a storylet at least once, or never. */
export type StoryletMet = { readonly kind: 'met'; readonly storylet: StoryletId; readonly isMet: boolean };
