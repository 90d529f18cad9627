import type { WorldCache } from '../world/world-cache.ts';
import type { CharacterStore } from './character-store.ts';
import type { InvitationStore } from './invitation-store.ts';
import type { RosterStore } from './roster-store.ts';
import type { SocialPermissionStore } from './social-permission-store.ts';

export type TurnDeps = {
  readonly world: WorldCache;
  readonly characters: CharacterStore;
  readonly invitations: InvitationStore;
  readonly socialPermissions: SocialPermissionStore;
  readonly roster: RosterStore;
  /** Keyed hash of character, turn and choice, so that a retry gets the same random result. */
  readonly seedFor: (characterId: number, turn: number, choice: string) => number;
  readonly options: {
    /** How far the game's clock is ahead of the database's clock, in milliseconds. */
    readonly clockOffset: number;
    readonly rateLimits: boolean;
  };
};

export type ClockDeps = {
  /** The database's time in milliseconds since 1970, plus `options.clockOffset`. */
  readonly now: () => Promise<number>;
};
