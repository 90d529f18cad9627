import type { WorldCache } from '../world/world-cache.ts';
import type { CharacterStore } from './character-store.ts';
import type { InvitationStore } from './invitation-store.ts';
import type { RosterStore } from './roster-store.ts';
import type { SocialPermissionStore } from './social-permission-store.ts';

/** The parts that reading a character, or taking a turn of one, needs. */
export type TurnDeps = {
  readonly world: WorldCache;
  readonly characters: CharacterStore;
  readonly invitations: InvitationStore;
  readonly socialPermissions: SocialPermissionStore;
  readonly roster: RosterStore;
  /** Keyed hash of character, turn and choice: the same choice sent twice has the same luck. */
  readonly seedFor: (characterId: number, turn: number, choice: string) => number;
  readonly options: {
    /** Milliseconds by which the game's clock is ahead of the database's. */
    readonly clockOffset: number;
    /** True if there is a limit to the number of others one may ask in a day. */
    readonly rateLimits: boolean;
  };
};

/** The clock of the game, for replies that say what time it is. */
export type ClockDeps = {
  /** The moment by the database's clock, in milliseconds since 1970, with `options.clockOffset` added. */
  readonly now: () => Promise<number>;
};
