import type { QualityId } from '../ids.ts';

/** A set of clothes that was saved under a name. */
export type Outfit = {
  readonly id: number;
  readonly name: string;
  readonly type: 'Standard' | 'Purchased' | 'GivenInGame' | 'Exceptional' | 'EnhancedExceptional';
  readonly worn: Readonly<Record<string, QualityId>>;
  readonly isFavourite: boolean;
};
