import type { LoginReply, User } from '@underhall/contract';
import type { Account } from '../account/account-store.ts';
import type { Deps } from '../deps.ts';
import { presentPlace } from '../map/present-place.ts';

/** What signing in, signing up, making a character and asking who one is all answer with. */
export async function presentLogin(deps: Deps, account: Account, sessionId: string): Promise<LoginReply> {
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
    ...(stored && presentPlace(stored.character, await deps.world.now())),
  };
}

export const presentUser = (account: Account, fate: number): User => ({
  id: account.id,
  name: account.userName,
  nex: fate,
  createdAt: account.createdAt.toISOString(),
  hasMessagingEmail: false,
});
