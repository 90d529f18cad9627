import type { ResultMessage } from '@underhall/contract';
import type { Change, Standpoint } from '@underhall/engine';
import { presentQualityChange } from '../qualities/present-quality-change.ts';

export const presentGains = (changes: readonly Change[], here: Standpoint): readonly ResultMessage[] =>
  changes.flatMap((change) =>
    change.kind === 'quality' || change.kind === 'shared' ? presentQualityChange(change, here) : [],
  );
