import type { QualityId } from '../ids.ts';
import type { Open } from './phases.ts';
import type { Branch } from './storylet.ts';

/** A branch that may be chosen, where it lies open, and the second chances the player ticked beforehand. */
export type Chosen = {
  readonly open: Open;
  readonly branch: Branch;
  readonly secondChances: readonly QualityId[];
};
