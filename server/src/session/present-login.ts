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
  readonly now: () => Promise<number>;
  readonly signIn: {
    readonly providers: { readonly size: number };
    readonly identities: { ofAccount(accountId: number): Promise<readonly unknown[]> };
  };
};

const reminderDelayDays = 7;

/** True if the account is older than `reminderDelayDays`, has one sign-in method and could add another. */
async function shouldSuggestLinking(
  { signIn, now }: LoginDeps,
  { id, createdAt, passwordHash }: Account,
): Promise<boolean> {
  if ((await now()) - createdAt.getTime() < reminderDelayDays * 86_400_000) return false;
  const providerCount = (await signIn.identities.ofAccount(id)).length;
  const hasPassword = passwordHash !== undefined;
  const canAddAnother = signIn.providers.size > providerCount || !hasPassword;
  return providerCount + (hasPassword ? 1 : 0) === 1 && canAddAnother;
}

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
    shouldDisplayAuthNag: await shouldSuggestLinking(deps, account),
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

export type LoginWithCodeDeps = LoginDeps &
  RedeemDeps & {
    readonly erasures: { wasRestoredBy(accountId: number, sessionId: string): Promise<boolean> };
  };

type LoginWithCode = {
  readonly account: Account;
  readonly sessionId: string;
  readonly code?: string | undefined;
  readonly key?: string;
};

/** Also redeems the submitted access code and includes its result. */
export async function presentLoginWithCode(
  deps: LoginWithCodeDeps,
  login: LoginWithCode,
  guesses: RateLimitCounter,
): Promise<LoginReply> {
  const { account, sessionId } = login;
  const session = await deps.sessions.find(sessionId);
  const codeResult = await redeemSubmittedCode(deps, { ...login, characterId: session?.characterId }, guesses);
  const hasComeBack = await deps.erasures.wasRestoredBy(account.id, sessionId);
  return { ...(await presentLogin(deps, account, sessionId)), ...codeResult, ...(hasComeBack && { hasComeBack }) };
}
