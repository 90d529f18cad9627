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
 * Everything that can happen to a character. Each change holds the resulting value and is read four
 * times: by `applyChange`, to make the new character; by the ledger; by the reply the player sees; and
 * by what the client fetches again.
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
  /** `capped`: a gain that found the quality at its cap and left its level as it was. */
  readonly how: 'changed' | 'set' | 'capped';
};

/**
 * A change of a shared quality, from the level this character read. Others may change it at the same time: both changes
 * count.
 */
export type SharedChange = Omit<QualityChange, 'kind'> & { readonly kind: 'shared' };

/** A challenge rolled: success when the roll, 1 to 100, is not above the chance. */
export type Roll = {
  readonly kind: 'rolled';
  /** The place of the challenge among those of the branch, counted from 0. */
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
  /** A milestone was reached: what lies open since. */
  | ({ readonly kind: 'opened' } & OpenedContent)
  | { readonly kind: 'journal offered'; readonly storylet: StoryletId }
  /** A message that waits among the others. `html` is safe markup. */
  | {
      readonly kind: 'letter';
      readonly title: string;
      readonly html: string;
      readonly image?: string;
      /** The storylet it tells of. */
      readonly storylet?: StoryletId;
      /** Mailed too, to those who want that. */
      readonly mail?: true;
      readonly at: number;
    }
  | { readonly kind: 'renamed'; readonly quality: QualityId; readonly name: string };

/** The storylets and places that lie open to a character since a turn, and the number of cards more to draw. */
export type OpenedContent = {
  /** The storylets on the list where the character stands now, in its order. */
  readonly storylets: readonly StoryletId[];
  /** Led to by the map. */
  readonly areas: readonly AreaId[];
  /** The number of cards more that can be drawn where they stand now. */
  readonly cards: number;
};

/** Changes of actions, Fate, membership, place, lodging, restrictions, codes and shared qualities. */
export type StandingChange =
  | {
      readonly kind: 'actions';
      /** `refreshed`: given, also above the bank. */
      readonly why: 'refilled' | 'spent' | 'refreshed';
      readonly from: ActionClock;
      readonly to: ActionClock;
    }
  | FateChange
  | { readonly kind: 'membership'; readonly to: Membership }
  /** Moments at which refreshes of an enhanced member were used. */
  | { readonly kind: 'refresh used'; readonly to: readonly number[] }
  /** Stories of a month that a member took without Fate; the month is counted as in `monthOf`. */
  | { readonly kind: 'unlocks used'; readonly to: { readonly month: number; readonly used: number } }
  /** Set back: counted from here on are the actions spent. */
  | { readonly kind: 'chronograph'; readonly to: number }
  | { readonly kind: 'moved'; readonly from: AreaId; readonly to: AreaId }
  /** Under other rules from now on. */
  | { readonly kind: 'setting'; readonly from: SettingId | undefined; readonly to: SettingId | undefined }
  /** Actions spent in a setting that keeps nobody for ever; nothing in others. */
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
