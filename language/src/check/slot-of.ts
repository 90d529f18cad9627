import { type SlotKey, slotOfCategory } from '@underhall/engine';
import type { QualityWritten } from '../meaning/quality.ts';

/** The slot a thing is worn in: its own, or the one its category is. */
export const slotOf = ({ facts }: Pick<QualityWritten, 'facts'>): SlotKey | undefined =>
  facts.slot ?? slotOfCategory(facts.category);
