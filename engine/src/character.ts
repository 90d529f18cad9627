import type { EngagedAgent } from './agents/engaged-agent.ts';
import type { CardTable } from './cards/card-table.ts';
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

/** One player's whole game: the only thing a turn may change. Moments are milliseconds since 1970, UTC. */
export type Character = {
  readonly name: string;
  readonly gender: Gender;
  readonly face: string;
  /** Pictures that stories gave: a frame over the face, and a profile banner instead of the area's. */
  readonly frame?: string;
  readonly banner?: string;
  /** Creation time of the character; weekly events fall on its hour. */
  readonly arrived: number;
  /** Seed of the rolls that no turn makes (timed stories given late); secret, so that they cannot be foreseen. */
  readonly luckSeed: number;
  /** The area they stand in. 0, or an area that is no longer in the world, means nowhere. */
  readonly area: AreaId;
  /** The setting, if it differs from the area's own. */
  readonly setting?: SettingId;
  /** Actions spent since entering a setting with a limited stay (`Setting.stay`). */
  readonly stayed?: number;
  readonly lodging?: LodgingId;
  readonly actions: ActionClock;
  /** Actions spent since the last reset of the chronograph. */
  readonly actionsSpent: number;
  /** Premium currency owned. */
  readonly fate: number;
  /** Premium currency debt after a refund of what was already spent. Later gains pay it first. */
  readonly fateOwed?: number;
  readonly membership: Membership;
  /** Moments when an enhanced member used a refresh, as long as they limit the next one. */
  readonly refreshes: readonly number[];
  /** Stories that an enhanced member unlocked in the last month with any. */
  readonly unlocks?: { readonly month: number; readonly used: number };
  /** Decks and hands, by the setting they belong to. */
  readonly cards: Readonly<Record<SettingId, CardTable>>;
  readonly story: Story;
  /** Forced storylets (urgency `must`) opened in a row, without a free choice between them. */
  readonly forcedInARow: number;
  /** Storylets ever opened, sorted by id. */
  readonly met: readonly StoryletId[];
  readonly qualities: Qualities;
  /** Names the player gave to qualities. */
  readonly names: Readonly<Record<QualityId, string>>;
  /** Items worn, by slot. */
  readonly worn: Readonly<Record<string, QualityId>>;
  readonly outfits: readonly Outfit[];
  /** Id of the saved outfit that was put on last. */
  readonly chosenOutfit: number;
  readonly plans: readonly Plan[];
  readonly agents: readonly EngagedAgent[];
  readonly timers: readonly Timer[];
  /** Timed stories that ever ran, sorted by id. A story given to everybody is given once. */
  readonly begun: readonly TimedId[];
  readonly restrictions: readonly Restriction[];
  /** Redeemed access codes. */
  readonly codes: readonly string[];
};

/** The bank of actions: actions left, and the time of the next one. */
export type ActionClock = RefillingClock;
