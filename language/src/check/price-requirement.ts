import type { WrittenAmount } from '../meaning/named-forms.ts';
import type { WrittenLevel } from '../meaning/requirement.ts';

/** A price as a requirement: so much of the quality. */
export const priceRequirement = ({ quality, count, at }: WrittenAmount): WrittenLevel => ({
  kind: 'level',
  quality,
  atLeast: count,
  at,
});
