import type { QualityId } from '../ids.ts';

/** A challenge roll. Succeeds if `roll`, 1 to 100, is not above `chance`. */
export type Roll = {
  readonly kind: 'rolled';
  /** Position of the challenge in the branch, from 0. */
  readonly place: number;
  readonly quality: QualityId;
  readonly chance: number;
  readonly roll: number;
  readonly passed: boolean;
  /** Second roll, bought with an item after a first failure. */
  readonly again?: true;
};
