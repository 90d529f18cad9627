import type { SettingId, StoryletId } from '../ids.ts';
import type { DeckClock } from './card-table.ts';

/** What can happen to deck and hand; `table` is the setting that keeps them. */
export type CardChange =
  | {
      readonly kind: 'deck';
      readonly table: SettingId;
      readonly why: 'refilled' | 'drawn' | 'refreshed';
      readonly from: DeckClock;
      readonly to: DeckClock;
    }
  | { readonly kind: 'card drawn'; readonly table: SettingId; readonly card: StoryletId }
  | {
      readonly kind: 'card left';
      readonly table: SettingId;
      readonly card: StoryletId;
      /** `no longer fits`: what it asks does not hold any more. `left behind`: the setting keeps no hand. */
      readonly why: 'played' | 'discarded' | 'no longer fits' | 'cleared' | 'left behind';
    };
