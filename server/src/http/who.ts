import type { FastifyRequest } from 'fastify';
import { NotSignedIn, ProofWanted, Refused } from './failures.ts';

/** The parts that finding out who asks needs. */
export type WhoDeps = {
  readonly tokens: { read(token: string): { readonly UserId: string; readonly sid: string } | undefined };
  readonly sessions: {
    find(id: string): Promise<{ readonly accountId: number; readonly characterId?: number } | undefined>;
    isProved(id: string): Promise<boolean>;
  };
};

/** The caller of an endpoint that needs an account. */
export type SignedIn = { readonly accountId: number; readonly sessionId: string; readonly characterId?: number };
/** The caller of an endpoint that needs a character. */
export type Player = SignedIn & { readonly characterId: number };

/** The account behind the token. The token is a pointer; the session's own row is the truth. */
export async function whoAsks(deps: WhoDeps, request: FastifyRequest): Promise<SignedIn> {
  const [, token] = /^Bearer\s+"?([^"\s]+)"?$/i.exec(request.headers.authorization ?? '') ?? [];
  const claims = token === undefined ? undefined : deps.tokens.read(token);
  const session = claims && (await deps.sessions.find(claims.sid));
  if (!claims || !session || String(session.accountId) !== claims.UserId) throw new NotSignedIn();
  const { accountId, characterId } = session;
  return { accountId, sessionId: claims.sid, ...(characterId !== undefined && { characterId }) };
}

/** The same, when a character is needed. */
export async function whichPlayer(deps: WhoDeps, request: FastifyRequest): Promise<Player> {
  const { characterId, ...account } = await whoAsks(deps, request);
  if (characterId === undefined) throw new Refused('You have no character yet. Make one first.');
  return { ...account, characterId };
}

/** Throws `ProofWanted` unless the caller has shown who they are a short while ago. */
export async function wantProof({ sessions }: WhoDeps, who: Partial<SignedIn>): Promise<void> {
  if (who.sessionId === undefined || !(await sessions.isProved(who.sessionId))) throw new ProofWanted();
}

/** The account and character behind the token; nothing for a visitor, and for a token that is good no longer. */
export async function whoAsksIfKnown(deps: WhoDeps, request: FastifyRequest): Promise<Partial<Player>> {
  try {
    return await whoAsks(deps, request);
  } catch (failure) {
    if (failure instanceof NotSignedIn) return {};
    throw failure;
  }
}
