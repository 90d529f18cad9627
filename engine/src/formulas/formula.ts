import type { QualityId } from '../ids.ts';

/** A whole number, or how to compute one. Divisions are rounded down; dice are rolled once each time. */
export type Formula =
  | number
  /** Effective level, worn things counted in; `base` leaves them out. */
  | { readonly kind: 'level'; readonly quality: QualityId; readonly base?: true }
  /** `count` dice of `sides` sides, added up. */
  | { readonly kind: 'dice'; readonly count: number; readonly sides: number }
  | {
      readonly kind: '+' | '-' | '*' | '/' | 'least' | 'most';
      readonly left: Formula;
      readonly right: Formula;
    };
