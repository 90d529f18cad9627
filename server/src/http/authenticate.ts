import type { FastifyRequest } from 'fastify';
import { NotPublisher, NotSignedIn, ProofRequired, Refused } from './failures.ts';

export type AuthenticateDeps = {
  readonly tokens: { read(token: string): { readonly UserId: string; readonly sid: string } | undefined };
  readonly sessions: {
    find(id: string): Promise<{ readonly accountId: number; readonly characterId?: number } | undefined>;
    isProved(id: string): Promise<boolean>;
  };
  readonly publishTokens: { use(token: string): Promise<PublishTokenUse | undefined> };
};

type PublishTokenUse = {
  readonly name: string;
  readonly state: 'valid' | 'expired' | 'revoked';
  readonly isLogged: boolean;
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
  const token = bearerOf(headers);
  return token === undefined ? undefined : tokens.read(token);
}

const bearerOf = ({ authorization = '' }: FastifyRequest['headers']): string | undefined =>
  /^Bearer\s+"?([^"\s]+)"?$/i.exec(authorization)?.[1];

/** Like `requireAccount`, but refuses an account without a character. */
export async function requirePlayer(deps: AuthenticateDeps, request: FastifyRequest): Promise<Player> {
  const { characterId, ...account } = await requireAccount(deps, request);
  if (characterId === undefined) throw new Refused('You have no character yet. Make one first.');
  return { ...account, characterId };
}

/** `publisher` is the name of the token. */
export type Publisher = { readonly publisher: string };

/** Accepts publish tokens only, and logs their use. Throws `NotPublisher`. */
export async function requirePublisher(
  { publishTokens }: Pick<AuthenticateDeps, 'publishTokens'>,
  request: FastifyRequest,
): Promise<Publisher> {
  const token = bearerOf(request.headers);
  const found = token === undefined ? undefined : await publishTokens.use(token);
  if (found?.state !== 'valid') throw new NotPublisher(found?.state);
  if (found.isLogged) request.log.warn({ publisher: found.name, from: request.ip }, 'publish token used');
  return { publisher: found.name };
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
