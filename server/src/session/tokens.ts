import { createHmac } from 'node:crypto';
import { sessionLifetimeDays } from '@underhall/contract/limits';
import { createDecoder, createSigner, createVerifier } from 'fast-jwt';
import { LRUCache } from 'lru-cache';
import { maxEntries } from '../http/max-entries.ts';

/** A session ends `sessionLifeSeconds` after its last renewal, and `maxSessionLifeSeconds` after it began. */
export const tokenLifeSeconds = 48 * 60 * 60;
export const sessionLifeSeconds = sessionLifetimeDays * 24 * 60 * 60;
export const maxSessionLifeSeconds = 180 * 24 * 60 * 60;

export type Claims = { readonly UserId: string; readonly CharacterId?: string; readonly sid: string };

export type Tokens = {
  sign(claims: Claims): string;
  /** Returns undefined if the token is malformed, expired or foreign. */
  read(token: string): Claims | undefined;
};

type TokenDates = { readonly iat: number; readonly exp: number };

/** The first key signs, and all keys are accepted. */
export type Keys = readonly [string, ...string[]];

/**
 * Creates and verifies JWTs, pinned to HS256. Each token names its key, so that key rotation logs nobody out. `clock`
 * returns milliseconds since 1970 and must be the same on all servers.
 */
export function tokensSignedWith(keys: Keys, clock: () => number): Tokens {
  const [key] = keys;
  const issuerAndAudience = { iss: 'underhall', aud: audience };
  const sign = createSigner({
    key,
    kid: kidOf(key),
    algorithm: 'HS256',
    expiresIn: tokenLifeSeconds * 1000,
    ...issuerAndAudience,
  });
  const verifiers = keys.map((each) => ({
    kid: kidOf(each),
    verify: createVerifier({
      key: each,
      algorithms: ['HS256'],
      allowedIss: 'underhall',
      allowedAud: audience,
      requiredClaims: ['iss', 'exp', 'iat'],
      ignoreExpiration: true,
      ignoreNotBefore: true,
    }),
  }));
  const verify = (token: string): Claims & TokenDates => {
    const { kid } = decode(token).header as { kid?: string };
    // Tokens without a key id were signed with the oldest key.
    const verifier = kid === undefined ? verifiers.at(-1) : verifiers.find((each) => each.kid === kid);
    const claims = verifier?.verify(token) as Partial<Claims & TokenDates> | undefined;
    const { UserId, sid, exp } = claims ?? {};
    if (exp === undefined || typeof UserId !== 'string' || typeof sid !== 'string') throw new Error('not our token');
    return claims as Claims & TokenDates;
  };
  // A valid signature remains valid, so later checks only look at the expiry.
  const cache = new LRUCache<string, Claims & TokenDates>(maxEntries(maxCachedTokens));
  return {
    sign: (claims) => sign({ ...claims, iat: Math.floor(clock() / 1000) }),
    read(token) {
      try {
        const cached = cache.get(token);
        const claims = cached ?? verify(token);
        if (!cached) cache.set(token, claims);
        return clock() < claims.exp * 1000 ? claims : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

/** Each cached token takes about half a kilobyte. */
const maxCachedTokens = 5_000;

/** Distinguishes login tokens from other signed data, such as e-mail links. */
const audience = 'players';
const decode = createDecoder({ complete: true });

/** The key id reveals nothing about the key. */
const kidOf = (key: string): string =>
  createHmac('sha256', key).update('name of a key').digest('base64url').slice(0, 8);
