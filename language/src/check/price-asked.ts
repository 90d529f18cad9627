import type { WrittenAmount } from '../meaning/named-forms.ts';
import type { WrittenLevel } from '../meaning/requirement.ts';

/** A price, as what it asks for: so much of the quality. */
export const priceAsked = ({ quality, count, at }: WrittenAmount): WrittenLevel => ({
  kind: 'level',
  quality,
  atLeast: count,
  at,
});
