import { type SlotKey, slotOfCategory } from '@underhall/engine';
import type { QualityWritten } from '../meaning/quality.ts';

/** Where a thing is worn: in its slot, or in the one its category is. */
export const slotOf = ({ facts }: Pick<QualityWritten, 'facts'>): SlotKey | undefined =>
  facts.slot ?? slotOfCategory(facts.category);
