import type { QualityWritten } from '../meaning/quality.ts';
import { slots } from '../meaning/quality-categories.ts';

/** Where a thing is worn: in its slot, or in the one its category is. */
export const slotOf = ({ facts }: Pick<QualityWritten, 'facts'>): string | undefined =>
  facts.slot ?? slots.find((slot) => slot === facts.category);
