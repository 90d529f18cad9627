import type { Qualities } from './qualities/qualities.ts';
import type { AreaId, BranchId, LodgingId, QualityId, Restriction, StoryletId } from './world.ts';

/** One player's whole game: the only thing a turn may change. Moments are milliseconds since 1970, UTC. */
export type Character = {
  readonly name: string;
  readonly gender: 'Lady' | 'Gentleman' | 'Indistinct';
  readonly face: string;
  readonly area: AreaId;
  readonly lodging?: LodgingId;
  readonly actions: ActionClock;
  readonly story: Story;
  readonly qualities: Qualities;
  /** What is worn, by slot. */
  readonly worn: Readonly<Record<string, QualityId>>;
  readonly restrictions: readonly Restriction[];
};

/** Actions in hand, and when the next one comes; nothing is coming while the bank is full. */
export type ActionClock = { readonly count: number; readonly nextAt?: number };

/** Where the player is in the telling. A turn's number is the version of the character it makes. */
export type Story =
  | { readonly phase: 'Available' }
  | { readonly phase: 'In'; readonly storylet: StoryletId /** The turn that began it. */; readonly since: number }
  | Ended;

export type Ended = {
  readonly phase: 'End';
  readonly storylet: StoryletId;
  readonly branch: BranchId;
  readonly outcome: OutcomeKind;
  /** The turn that told it; its changes stand in the ledger under this number. */
  readonly turn: number;
  /** Where Onwards leads. */
  readonly next?: StoryletId;
};

export type OutcomeKind = 'always' | 'rare' | 'success' | 'failure' | 'rareSuccess' | 'rareFailure';
