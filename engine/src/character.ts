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

export type { Ended, OutcomeKind, Story } from './story/phases.ts';

export const genders = ['Lady', 'Gentleman', 'Indistinct'] as const;
export type Gender = (typeof genders)[number];

/** One player's whole game: the only thing a turn may change. Moments are milliseconds since 1970, UTC. */
export type Character = {
  readonly name: string;
  readonly gender: Gender;
  readonly face: string;
  /** When they came: the hour of everything weekly. */
  readonly arrived: number;
  /** A seed of their own, settled when they came: the luck of what time begins without any turn. Nobody is told it. */
  readonly luckSeed: number;
  /** 0, or an area that is no longer in the world, is nowhere. */
  readonly area: AreaId;
  /** The rules they are under, where those are not the area's own. */
  readonly setting?: SettingId;
  /** Actions spent since they came into a setting that keeps nobody for ever. */
  readonly stayed?: number;
  readonly lodging?: LodgingId;
  readonly actions: ActionClock;
  /** Actions spent since the chronograph was last set back. */
  readonly actionsSpent: number;
  /** Premium currency held. */
  readonly fate: number;
  readonly membership: Membership;
  /** When refreshes of an enhanced member were used, as far as that still matters. */
  readonly refreshes: readonly number[];
  /** Decks and hands, by the setting that keeps them. */
  readonly cards: Readonly<Record<SettingId, CardTable>>;
  readonly story: Story;
  /** How many storylets in a row were met because they must be. */
  readonly forcedInARow: number;
  /** Storylets ever begun, sorted. */
  readonly met: readonly StoryletId[];
  readonly qualities: Qualities;
  /** Names the player gave to qualities. */
  readonly names: Readonly<Record<QualityId, string>>;
  /** What is worn, by slot. */
  readonly worn: Readonly<Record<string, QualityId>>;
  readonly outfits: readonly Outfit[];
  /** Number of the outfit that was put on last. */
  readonly chosenOutfit: number;
  readonly plans: readonly Plan[];
  readonly agents: readonly EngagedAgent[];
  readonly timers: readonly Timer[];
  /** Timed stories that began to run, sorted: those that are given are not given again. */
  readonly begun: readonly TimedId[];
  readonly restrictions: readonly Restriction[];
  /** Access codes redeemed, each once. */
  readonly codes: readonly string[];
};

/** Actions in hand, and when the next one comes; nothing is coming while the bank is full. */
export type ActionClock = RefillingClock;
