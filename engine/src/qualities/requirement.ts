import type { Formula } from '../formulas/formula.ts';
import type { QualityId, StoryletId } from '../ids.ts';

/** What may be asked of a character. A list of them is met when all are. */
export type Requirement = LevelAsked | ComparisonAsked | AnyOf | StoryletMet;

/** Bounds include their ends; a missing bound is no bound. Levels are effective ones. */
export type LevelAsked = {
  readonly kind: 'level';
  readonly quality: QualityId;
  readonly atLeast?: number;
  readonly atMost?: number;
};

/** A level held against something that has to be worked out first: another quality, as a rule. */
export type ComparisonAsked = {
  readonly kind: 'compared';
  readonly quality: QualityId;
  readonly atLeast?: Formula;
  readonly atMost?: Formula;
};

/** One of these is enough. */
export type AnyOf = { readonly kind: 'any of'; readonly of: readonly Requirement[] };

/** Has the character ever begun this storylet? */
export type StoryletMet = { readonly kind: 'met'; readonly storylet: StoryletId; readonly isMet: boolean };
