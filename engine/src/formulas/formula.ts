import type { QualityId } from '../ids.ts';

/** A whole number, or how to compute one. Divisions are rounded down. Dice are rolled at each evaluation. */
export type Formula =
  | number
  /** Effective level, or with `base` the level without worn items. */
  | { readonly kind: 'level'; readonly quality: QualityId; readonly base?: true }
  | { readonly kind: 'dice'; readonly count: number; readonly sides: number }
  | {
      readonly kind: '+' | '-' | '*' | '/' | 'least' | 'most';
      readonly left: Formula;
      readonly right: Formula;
    };
