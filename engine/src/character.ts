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
  /** A frame laid over the face on the profile, and the profile's banner in place of the area's: pictures that stories gave. */
  readonly frame?: string;
  readonly banner?: string;
  /** The moment of the character's making; weekly events fall on its hour. */
  readonly arrived: number;
  /** Seed of the rolls that no turn makes (timed stories given late); secret, so that they cannot be foreseen. */
  readonly luckSeed: number;
  /** The area they stand in. 0, or an area that is no longer in the world, means nowhere. */
  readonly area: AreaId;
  /** The setting they are in, if it is not the area's own. */
  readonly setting?: SettingId;
  /** Actions spent since they entered a setting with a limited stay (`Setting.stay`). */
  readonly stayed?: number;
  readonly lodging?: LodgingId;
  readonly actions: ActionClock;
  /** Actions spent since the chronograph was last set back. */
  readonly actionsSpent: number;
  /** Premium currency held. */
  readonly fate: number;
  /** Premium currency that was taken back when it was spent already: paid first out of whatever comes next. */
  readonly fateOwed?: number;
  readonly membership: Membership;
  /** The moments at which an enhanced member used a refresh, as long as they count against the next one. */
  readonly refreshes: readonly number[];
  /** The unlocks of stories that an enhanced member used in the last month they used any. */
  readonly unlocks?: { readonly month: number; readonly used: number };
  /** Decks and hands, by the setting they belong to. */
  readonly cards: Readonly<Record<SettingId, CardTable>>;
  readonly story: Story;
  /** Forced storylets (urgency `must`) opened in a row, without a free choice of the player between them. */
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
  /** Timed stories that have ever run, sorted by id: a story given to everybody is given once. */
  readonly begun: readonly TimedId[];
  readonly restrictions: readonly Restriction[];
  /** Access codes redeemed, each once. */
  readonly codes: readonly string[];
};

/** The bank of actions: actions left, and the moment the next one accrues. */
export type ActionClock = RefillingClock;
