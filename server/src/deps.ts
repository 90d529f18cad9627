import type { EnvironmentName, SignInProvider } from '@underhall/contract';
import type { AccessStore } from './access/access-store.ts';
import type { CharacterStore } from './characters/character-store.ts';
import type { ComfortStore } from './comfort/comfort-store.ts';
import type { Post } from './mail/mail.ts';
import type { ResetStore } from './password-reset/reset-store.ts';
import type { AccountStore } from './registration/account-store.ts';
import type { Passwords } from './session/passwords.ts';
import type { SessionStore } from './session/session-store.ts';
import type { Tokens } from './session/tokens.ts';
import type { WaysIn } from './sign-in/ways-in.ts';
import type { LivingWorld } from './worlds/living-world.ts';

/** Everything the server needs from outside. `run-server.ts` builds the real ones, tests build theirs from the same parts. */
export type Deps = {
  readonly world: LivingWorld;
  readonly characters: CharacterStore;
  readonly accounts: AccountStore;
  readonly access: AccessStore;
  readonly resets: ResetStore;
  readonly signIn: WaysIn;
  readonly mail: Post;
  readonly comfort: ComfortStore;
  readonly sessions: SessionStore;
  readonly tokens: Tokens;
  readonly passwords: Passwords;
  /** Keyed hash of who, which turn and which choice: the same choice asked twice falls the same way. */
  readonly seedFor: (characterId: number, turn: number, choice: string) => number;
  /** The moment by the database's clock, in milliseconds since 1970, with the settings' offset counted in. */
  readonly now: () => Promise<number>;
  /** Is the database reachable and migrated? */
  readonly ready: () => Promise<boolean>;
  readonly settings: Settings;
};

export type Settings = {
  readonly clientVersion: string;
  readonly environment?: EnvironmentName;
  /** Whom players write to when something went wrong. */
  readonly supportEmail?: string;
  /** Where storylets are edited, for the link that admins see. */
  readonly cmsUrl?: string;
  /** The ways of signing in beside e-mail and password. */
  readonly signIn?: readonly { readonly provider: SignInProvider; readonly clientId: string }[];
  readonly rateLimits: boolean;
  readonly clockOffset: number;
  readonly logLevel: string;
  /** While this file exists, players are told of maintenance; it may hold the moment when that will be over. */
  readonly maintenanceFile?: string;
  /** How many proxies of the operator's own stand in front; their word for the caller's address is taken. */
  readonly trustProxy?: number;
  /** The address players type, where it is not the one this server listens on. */
  readonly publicUrl?: string;
  /** The address it listens on, for links where there is no other. */
  readonly ownAddress?: string;
  /** Where letters are put while there is no mail server. */
  readonly outboxFolder?: string;
  /** Folders of the built web client and of the pictures; without them the server answers calls alone. */
  readonly webFolder?: string;
  readonly imagesFolder?: string;
};
