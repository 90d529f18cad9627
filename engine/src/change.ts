import type { AgentChange } from './agents/engaged-agent.ts';
import type { TradeChange } from './bazaar/shop.ts';
import type { CardChange } from './cards/card-table.ts';
import type { ActionClock } from './character.ts';
import type { FateChange } from './fate/fate-change.ts';
import type { AreaId, LodgingId, QualityId, SettingId, StoryletId } from './ids.ts';
import type { Membership } from './membership/membership.ts';
import type { MyselfChange } from './myself/myself-change.ts';
import type { OutfitChange } from './outfits/outfit.ts';
import type { PlanChange } from './plans/plan.ts';
import type { LevelAndPoints } from './qualities/qualities.ts';
import type { Restriction } from './restriction.ts';
import type { SocialChange } from './social/social-change.ts';
import type { Story } from './story/phases.ts';
import type { TimedChange } from './timed/timer.ts';

/**
 * Everything that can happen to a character. Each change holds the resulting value. Four readers use it: `applyChange`,
 * the ledger, the reply to the player, and the client's refetching.
 */
export type Change =
  | QualityChange
  | Roll
  | StoryChange
  | StandingChange
  | CardChange
  | OutfitChange
  | PlanChange
  | AgentChange
  | TimedChange
  | TradeChange
  | SocialChange
  | MyselfChange;

export type QualityChange = {
  readonly kind: 'quality';
  readonly quality: QualityId;
  readonly from: LevelAndPoints;
  readonly to: LevelAndPoints;
  /** `capped`: a gain at the cap, which left the level unchanged. */
  readonly how: 'changed' | 'set' | 'capped';
};

/** Change of a shared quality, from the level that this character read. Concurrent changes by others count as well. */
export type SharedChange = Omit<QualityChange, 'kind'> & { readonly kind: 'shared' };

/** A challenge rolled: success when the roll, 1 to 100, is not above the chance. */
export type Roll = {
  readonly kind: 'rolled';
  /** Position of the challenge in the branch, from 0. */
  readonly place: number;
  readonly quality: QualityId;
  readonly chance: number;
  readonly roll: number;
  readonly passed: boolean;
  /** Bought by a second-chance item after a first failure. */
  readonly again?: true;
};

/** Changes of the story's state, and messages to the player. */
export type StoryChange =
  | { readonly kind: 'story'; readonly to: Story }
  /** Begun for the first time. */
  | { readonly kind: 'met'; readonly storylet: StoryletId }
  /** The new count of forced storylets in a row (`Character.forcedInARow`). */
  | { readonly kind: 'forced in a row'; readonly to: number }
  /** A milestone was reached; lists what is on offer since. */
  | ({ readonly kind: 'opened' } & OpenedContent)
  | { readonly kind: 'journal offered'; readonly storylet: StoryletId }
  /** A message in the inbox. `html` is safe markup. */
  | {
      readonly kind: 'letter';
      readonly title: string;
      readonly html: string;
      readonly image?: string;
      /** Storylet that it links to. */
      readonly storylet?: StoryletId;
      /** Also sent by e-mail, to players who want that. */
      readonly mail?: true;
      readonly at: number;
    }
  | { readonly kind: 'renamed'; readonly quality: QualityId; readonly name: string };

/** Storylets and places that became available in a turn, and the number of additional cards. */
export type OpenedContent = {
  /** Storylets on the list here, in its order. */
  readonly storylets: readonly StoryletId[];
  /** Places that the map leads to. */
  readonly areas: readonly AreaId[];
  /** Number of additional cards that can be drawn here. */
  readonly cards: number;
};

/** Changes of actions, Fate, membership, place, lodging, restrictions, codes and shared qualities. */
export type StandingChange =
  | {
      readonly kind: 'actions';
      /** `refreshed`: given, even above the bank. */
      readonly why: 'refilled' | 'spent' | 'refreshed';
      readonly from: ActionClock;
      readonly to: ActionClock;
    }
  | FateChange
  | { readonly kind: 'membership'; readonly to: Membership }
  /** Moments when an enhanced member used refreshes. */
  | { readonly kind: 'refresh used'; readonly to: readonly number[] }
  /** Stories of a month that a member took without Fate; the month is counted as in `monthOf`. */
  | { readonly kind: 'unlocks used'; readonly to: { readonly month: number; readonly used: number } }
  /** Reset: spent actions count from here. */
  | { readonly kind: 'chronograph'; readonly to: number }
  | { readonly kind: 'moved'; readonly from: AreaId; readonly to: AreaId }
  /** The setting changed. */
  | { readonly kind: 'setting'; readonly from: SettingId | undefined; readonly to: SettingId | undefined }
  /** Actions spent in a setting with a limited stay; missing in others. */
  | { readonly kind: 'stayed'; readonly to: number | undefined }
  | { readonly kind: 'lodged'; readonly lodging: LodgingId }
  | { readonly kind: 'revealed'; readonly restriction: Restriction }
  | { readonly kind: 'held back'; readonly restriction: Restriction }
  | { readonly kind: 'code redeemed'; readonly code: string }
  | SharedChange;

/** The number of actions spent by these changes. */
export const actionsSpentIn = ({ changes }: { readonly changes: readonly Change[] }): number =>
  changes.reduce(
    (sum, change) =>
      change.kind === 'actions' && change.why === 'spent' ? sum + change.from.count - change.to.count : sum,
    0,
  );
