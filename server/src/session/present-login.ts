import type { LoginReply, User } from '@underhall/contract';
import { type RedeemDeps, redeemSubmittedCode } from '../access/redeem-code.ts';
import type { Account } from '../account/account-store.ts';
import type { CharacterStore } from '../characters/character-store.ts';
import type { RateLimitCounter } from '../http/rate-limit-counters.ts';
import { presentPlace } from '../map/present-place.ts';
import type { WorldCache } from '../world/world-cache.ts';
import type { SessionStore } from './session-store.ts';
import type { Tokens } from './tokens.ts';

type LoginDeps = {
  readonly sessions: SessionStore;
  readonly tokens: Tokens;
  readonly characters: CharacterStore;
  readonly world: WorldCache;
  readonly signIn: {
    readonly providers: { readonly size: number };
    readonly identities: { ofAccount(accountId: number): Promise<readonly unknown[]> };
  };
};

/** New accounts are not reminded of their sign-in methods for this many days. */
const unremindedDays = 7;

/** True if an account older than that has a single sign-in method and could add another. */
async function hasOneWayIn({ signIn }: LoginDeps, { id, createdAt, passwordHash }: Account): Promise<boolean> {
  if (Date.now() - createdAt.getTime() < unremindedDays * 86_400_000) return false;
  const byProvider = (await signIn.identities.ofAccount(id)).length;
  const isByPassword = passwordHash !== undefined;
  const isAnotherThere = signIn.providers.size > byProvider || !isByPassword;
  return byProvider + (isByPassword ? 1 : 0) === 1 && isAnotherThere;
}

/** The reply of logging in, signing up, creating a character and `user`. */
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
    shouldDisplayAuthNag: await hasOneWayIn(deps, account),
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
  hasMessagingEmail: account.isEmailConfirmed,
});

export type ArrivalDeps = LoginDeps &
  RedeemDeps & {
    /** True if this session restored a deactivated account. */
    readonly erasures: { wasRestoredBy(accountId: number, sessionId: string): Promise<boolean> };
  };

type Arrival = {
  readonly account: Account;
  readonly sessionId: string;
  /** The access code of the request. */
  readonly code?: string | undefined;
  /** Idempotency key of an arrival that may be repeated. */
  readonly key?: string;
};

/** The reply of a log-in or a new character, with the result of its access code. */
export async function presentArrival(
  deps: ArrivalDeps,
  arrival: Arrival,
  guesses: RateLimitCounter,
): Promise<LoginReply> {
  const { account, sessionId } = arrival;
  const session = await deps.sessions.find(sessionId);
  const codeResult = await redeemSubmittedCode(deps, { ...arrival, characterId: session?.characterId }, guesses);
  const hasComeBack = await deps.erasures.wasRestoredBy(account.id, sessionId);
  return { ...(await presentLogin(deps, account, sessionId)), ...codeResult, ...(hasComeBack && { hasComeBack }) };
}
