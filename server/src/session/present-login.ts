import type { LoginReply, User } from '@underhall/contract';
import { bringCode, type RedeemDeps } from '../access/redeem-code.ts';
import type { Account } from '../account/account-store.ts';
import type { CharacterStore } from '../characters/character-store.ts';
import type { Tally } from '../http/rate-limits.ts';
import { presentPlace } from '../map/present-place.ts';
import type { WorldCache } from '../world/world-cache.ts';
import type { SessionStore } from './session-store.ts';
import type { Tokens } from './tokens.ts';

type LoginDeps = {
  readonly sessions: SessionStore;
  readonly tokens: Tokens;
  readonly characters: CharacterStore;
  readonly world: WorldCache;
};

/** What signing in, signing up, making a character and asking who one is all answer with. */
export async function presentLogin(deps: LoginDeps, account: Account, sessionId: string): Promise<LoginReply> {
  const session = await deps.sessions.find(sessionId);
  const characterId = session?.characterId;
  const stored = characterId === undefined ? undefined : await deps.characters.load(characterId);
  return {
    isSuccess: true,
    jwt: deps.tokens.sign({
      UserId: String(account.id),
      ...(characterId !== undefined && { CharacterId: String(characterId) }),
      sid: sessionId,
    }),
    loggedIn: true,
    hasCharacter: stored !== undefined,
    privilegeLevel: account.privilege,
    shouldDisplayAuthNag: false,
    user: {
      ...presentUser(account, stored?.character.fate ?? 0),
      ...(account.email !== undefined && { emailAddress: account.email }),
    },
    ...(stored && presentPlace({ character: stored.character, world: await deps.world.now() })),
  };
}

export const presentUser = (account: Account, fate: number): User => ({
  id: account.id,
  name: account.userName,
  nex: fate,
  createdAt: account.createdAt.toISOString(),
  hasMessagingEmail: false,
});

export type ArrivalDeps = LoginDeps & RedeemDeps;

type Arrival = {
  readonly account: Account;
  readonly sessionId: string;
  /** The code they bring along, if they do. */
  readonly code?: string | undefined;
  /** Marks an arrival that may be told again as it was told the first time. */
  readonly key?: string;
};

/** What whoever comes in is answered, with what came of the access code they brought. */
export async function presentArrival(deps: ArrivalDeps, arrival: Arrival, guesses: Tally): Promise<LoginReply> {
  const { account, sessionId } = arrival;
  const session = await deps.sessions.find(sessionId);
  const brought = await bringCode(deps, { ...arrival, characterId: session?.characterId }, guesses);
  return { ...(await presentLogin(deps, account, sessionId)), ...brought };
}
