import type { FastifyRequest } from 'fastify';
import { NotSignedIn, ProofRequired, Refused } from './failures.ts';

export type AuthenticateDeps = {
  readonly tokens: { read(token: string): { readonly UserId: string; readonly sid: string } | undefined };
  readonly sessions: {
    find(id: string): Promise<{ readonly accountId: number; readonly characterId?: number } | undefined>;
    isProved(id: string): Promise<boolean>;
  };
};

export type SignedIn = { readonly accountId: number; readonly sessionId: string; readonly characterId?: number };
export type Player = SignedIn & { readonly characterId: number };

/**
 * Returns the caller's account. The token only identifies a session, and the session's row decides. Throws
 * `NotSignedIn`.
 */
export async function requireAccount(deps: AuthenticateDeps, request: FastifyRequest): Promise<SignedIn> {
  const claims = readToken(deps, request);
  const session = claims && (await deps.sessions.find(claims.sid));
  if (!claims || !session || String(session.accountId) !== claims.UserId) throw new NotSignedIn();
  const { accountId, characterId } = session;
  return { accountId, sessionId: claims.sid, ...(characterId !== undefined && { characterId }) };
}

/** Reads the token without looking up its session, which may have ended. Returns undefined if the signature is invalid. */
export function readToken({ tokens }: Pick<AuthenticateDeps, 'tokens'>, { headers }: FastifyRequest) {
  const [, token] = /^Bearer\s+"?([^"\s]+)"?$/i.exec(headers.authorization ?? '') ?? [];
  return token === undefined ? undefined : tokens.read(token);
}

/** Like `requireAccount`, but refuses an account without a character. */
export async function requirePlayer(deps: AuthenticateDeps, request: FastifyRequest): Promise<Player> {
  const { characterId, ...account } = await requireAccount(deps, request);
  if (characterId === undefined) throw new Refused('You have no character yet. Make one first.');
  return { ...account, characterId };
}

export async function requireProof({ sessions }: AuthenticateDeps, who: Partial<SignedIn>): Promise<void> {
  if (who.sessionId === undefined || !(await sessions.isProved(who.sessionId))) throw new ProofRequired();
}

/** Returns the caller's account and character, or an empty object if the token is missing or invalid. */
export async function findCaller(deps: AuthenticateDeps, request: FastifyRequest): Promise<Partial<Player>> {
  try {
    return await requireAccount(deps, request);
  } catch (failure) {
    if (failure instanceof NotSignedIn) return {};
    throw failure;
  }
}
