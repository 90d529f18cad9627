import type { AgentChange } from './agents/engaged-agent.ts';
import type { TradeChange } from './bazaar/shop.ts';
import type { CardChange } from './cards/card-table.ts';
import type { ActionClock } from './character.ts';
import type { FateChange } from './fate/fate-change.ts';
import type { AreaId, LodgingId, QualityId, SettingId, ShopId, StoryletId } from './ids.ts';
import type { Membership } from './membership/membership.ts';
import type { MyselfChange } from './myself/myself-change.ts';
import type { OutfitChange } from './outfits/outfit.ts';
import type { PlanChange } from './plans/plan.ts';
import type { LevelAndPoints } from './qualities/qualities.ts';
import type { Restriction } from './restriction.ts';
import type { SocialChange } from './social/social-change.ts';
import type { EndedStory, Story } from './story/phases.ts';
import type { RepeatedChange } from './story/repeated.ts';
import type { Roll } from './story/roll.ts';
import type { TimedChange } from './timed/timer.ts';

/** Everything that can happen to a character. Each change contains the resulting value. */
export type Change =
  | QualityChange
  | Roll
  | RepeatedChange
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
  /** `capped`: a gain at the cap, which did not change the level. */
  readonly how: 'changed' | 'set' | 'capped';
};

/** Change of a shared quality, from the level that this turn read. Concurrent changes by other players are added. */
export type SharedChange = Omit<QualityChange, 'kind'> & {
  readonly kind: 'shared';
  /** Set to the higher of its own level and another value. A higher level by another player at the same time stays. */
  readonly isRaise?: true;
};

export type StoryChange =
  | { readonly kind: 'story'; readonly to: Story }
  /** Opened for the first time. */
  | { readonly kind: 'met'; readonly storylet: StoryletId }
  | { readonly kind: 'forced in a row'; readonly to: number }
  /** A result made this content available. Only a turn that reaches a milestone records storylets and cards. */
  | ({ readonly kind: 'opened' } & OpenedContent)
  | { readonly kind: 'journal offered'; readonly storylet: StoryletId }
  /** A message in the inbox. `html` is safe markup. */
  | {
      readonly kind: 'letter';
      readonly title: string;
      readonly html: string;
      readonly image?: string;
      readonly storylet?: StoryletId;
      /** Also sent by e-mail, to players who want that. */
      readonly mail?: true;
      readonly at: number;
    }
  | { readonly kind: 'renamed'; readonly quality: QualityId; readonly name: string };

export type OpenedContent = {
  /** In list order. */
  readonly storylets: readonly StoryletId[];
  /** Places that the map leads to. */
  readonly areas: readonly AreaId[];
  /** Shops that were closed. Left out if there are none. */
  readonly shops?: readonly ShopId[];
  /** Number of additional cards that can be drawn. */
  readonly cards: number;
};

export type StandingChange =
  | {
      readonly kind: 'actions';
      /** `refreshed`: given, possibly above the bank size. */
      readonly why: 'refilled' | 'spent' | 'refreshed';
      readonly from: ActionClock;
      readonly to: ActionClock;
    }
  | FateChange
  | { readonly kind: 'membership'; readonly to: Membership }
  /** Times when an enhanced member used refreshes. */
  | { readonly kind: 'refresh used'; readonly to: readonly number[] }
  /** Unlocks used in a month. `month` is counted as in `monthNumber`. */
  | { readonly kind: 'unlocks used'; readonly to: { readonly month: number; readonly used: number } }
  | { readonly kind: 'chronograph'; readonly to: number }
  | { readonly kind: 'moved'; readonly from: AreaId; readonly to: AreaId }
  | { readonly kind: 'setting'; readonly from: SettingId | undefined; readonly to: SettingId | undefined }
  /** Actions spent in a setting with a limited stay. Undefined for other settings. */
  | { readonly kind: 'stayed'; readonly to: number | undefined }
  | { readonly kind: 'lodged'; readonly lodging: LodgingId }
  | { readonly kind: 'revealed'; readonly restriction: Restriction }
  | { readonly kind: 'held back'; readonly restriction: Restriction }
  | { readonly kind: 'code redeemed'; readonly code: string }
  | SharedChange;

export const actionsSpentIn = ({ changes }: { readonly changes: readonly Change[] }): number =>
  changes.reduce(
    (sum, change) =>
      change.kind === 'actions' && change.why === 'spent' ? sum + change.from.count - change.to.count : sum,
    0,
  );

/**
 * Returns the last result that a turn made, or undefined if it made none. `straightTo` may have opened another storylet
 * since.
 */
export function resultOf(changes: readonly Change[]): EndedStory | undefined {
  const last = changes.findLast((change) => change.kind === 'story' && change.to.phase === 'End');
  return last?.kind === 'story' && last.to.phase === 'End' ? last.to : undefined;
}
