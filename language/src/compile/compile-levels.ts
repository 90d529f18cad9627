import type { QualityLevel } from '@underhall/engine';
import type { WrittenAmount } from '../meaning/named-forms.ts';
import type { Lookup } from './look-up.ts';

export const compileLevels = (written: readonly WrittenAmount[] = [], find: Lookup): readonly QualityLevel[] =>
  written.map(({ quality, count }) => ({ quality: find.named(quality), level: count }));
