import type { Formula } from '../formulas/formula.ts';
import type { QualityId, StoryletId } from '../ids.ts';

/** A requirement on a character. A list of them is met if all are. */
export type Requirement = LevelRequirement | ComparisonRequirement | AnyOf | StoryletMet;

/** Bounds include their ends; a missing bound is no bound. The level is the effective one, or with `base` the one without what is worn. */
export type LevelRequirement = {
  readonly kind: 'level';
  readonly quality: QualityId;
  readonly base?: true;
  readonly atLeast?: number;
  readonly atMost?: number;
};

/** A level compared with a formula: with another quality, as a rule. */
export type ComparisonRequirement = {
  readonly kind: 'compared';
  readonly quality: QualityId;
  readonly atLeast?: Formula;
  readonly atMost?: Formula;
};

/** One of these is enough. */
export type AnyOf = { readonly kind: 'any of'; readonly of: readonly Requirement[] };

/** Requires that the character has (or has not) ever opened a storylet. */
export type StoryletMet = { readonly kind: 'met'; readonly storylet: StoryletId; readonly isMet: boolean };
