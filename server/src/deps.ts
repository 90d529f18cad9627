import type { AccessStore } from './access/access-store.ts';
import type { AccountStore } from './account/account-store.ts';
import type { CharacterStore } from './characters/character-store.ts';
import type { ComfortStore } from './comfort/comfort-store.ts';
import type { Post } from './mail/mail.ts';
import type { ResetStore } from './password-reset/reset-store.ts';
import type { ServerOptions } from './server-options.ts';
import type { Passwords } from './session/passwords.ts';
import type { SessionStore } from './session/session-store.ts';
import type { Tokens } from './session/tokens.ts';
import type { WaysIn } from './sign-in/ways-in.ts';
import type { WorldCache } from './world/world-cache.ts';

/** Everything the server needs from outside. `run-server.ts` builds the real ones, tests build theirs from the same parts. */
export type Deps = {
  readonly world: WorldCache;
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
  /** The moment by the database's clock, in milliseconds since 1970, with the options' offset counted in. */
  readonly now: () => Promise<number>;
  /** Is the database reachable and migrated? */
  readonly ready: () => Promise<boolean>;
  readonly options: ServerOptions;
};
