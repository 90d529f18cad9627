import type { EngagedAgent } from './agents/engaged-agent.ts';
import type { CardTable, HandBeforeDiscards } from './cards/card-table.ts';
import type { AreaId, LodgingId, QualityId, SettingId, StoryletId, TimedId } from './ids.ts';
import type { Membership } from './membership/membership.ts';
import type { Outfit } from './outfits/outfit.ts';
import type { Plan } from './plans/plan.ts';
import type { Qualities } from './qualities/qualities.ts';
import type { RefillingClock } from './refilling-clock.ts';
import type { Restriction } from './restriction.ts';
import type { Story } from './story/phases.ts';
import type { Timer } from './timed/timer.ts';

export type { EndedStory, OutcomeKind, Story } from './story/phases.ts';

export const genders = ['Lady', 'Gentleman', 'Indistinct'] as const;
export type Gender = (typeof genders)[number];

/** One player's whole game. A turn changes nothing else. Times are milliseconds since 1970, UTC. */
export type Character = {
  readonly name: string;
  readonly gender: Gender;
  readonly face: string;
  /** Pictures that stories gave: a frame over the face, and a profile banner that replaces the area's. */
  readonly frame?: string;
  readonly banner?: string;
  /** Creation time. Weekly events come due at the same hour. */
  readonly arrived: number;
  /**
   * Seed of rolls outside turns (timed stories given late). Secret, because a player who knew it could predict the
   * rolls.
   */
  readonly luckSeed: number;
  /** Nowhere if 0. */
  readonly area: AreaId;
  /** Set if it differs from the setting of the area. */
  readonly setting?: SettingId;
  /** Actions spent since entering a setting with a limited stay (`Setting.stay`). */
  readonly stayed?: number;
  readonly lodging?: LodgingId;
  readonly actions: ActionClock;
  readonly actionsSpent: number;
  /** Premium currency. */
  readonly fate: number;
  /** Debt after a refund of premium currency that was already spent. Later gains pay the debt first. */
  readonly fateOwed?: number;
  readonly membership: Membership;
  /** Times when an enhanced member used a refresh, stored for the calendar month (UTC). */
  readonly refreshes: readonly number[];
  /** Number of unlocks that an enhanced member used in the month of the last one. */
  readonly unlocks?: { readonly month: number; readonly used: number };
  /** Decks and hands, keyed by setting. */
  readonly cards: Readonly<Record<SettingId, CardTable>>;
  readonly handBeforeDiscards?: HandBeforeDiscards;
  readonly story: Story;
  /** Number of forced storylets (urgency `must`) opened since the last free choice. */
  readonly forcedInARow: number;
  /** Storylets ever opened, sorted by id. */
  readonly met: readonly StoryletId[];
  readonly qualities: Qualities;
  readonly names: Readonly<Record<QualityId, string>>;
  /** Worn items, keyed by slot. */
  readonly worn: Readonly<Record<string, QualityId>>;
  readonly outfits: readonly Outfit[];
  /** Id of the saved outfit that was put on last. */
  readonly chosenOutfit: number;
  readonly plans: readonly Plan[];
  readonly agents: readonly EngagedAgent[];
  readonly timers: readonly Timer[];
  /** Timed stories that were ever started, sorted by id. A story given to everybody starts only once. */
  readonly begun: readonly TimedId[];
  readonly restrictions: readonly Restriction[];
  readonly codes: readonly string[];
};

export type ActionClock = RefillingClock;
