import { createHmac } from 'node:crypto';
import { sessionLifetimeDays } from '@underhall/contract/limits';
import { createDecoder, createSigner, createVerifier } from 'fast-jwt';
import { LRUCache } from 'lru-cache';
import { maxEntries } from '../http/max-entries.ts';

/** Lifetimes in seconds: of a token, of its session since the last renewal, and of that session at most. */
export const tokenLife = 48 * 60 * 60;
export const sessionLife = sessionLifetimeDays * 24 * 60 * 60;
export const longestSessionLife = 180 * 24 * 60 * 60;

export type Claims = { readonly UserId: string; readonly CharacterId?: string; readonly sid: string };

export type Tokens = {
  sign(claims: Claims): string;
  /** The claims of a valid token of ours; undefined otherwise. */
  read(token: string): Claims | undefined;
};

type Dated = { readonly iat: number; readonly exp: number };

/** Signing keys: the first signs, and all are accepted. */
export type Keys = readonly [string, ...string[]];

/**
 * JWT with one pinned algorithm, HS256. Each token names its key, so that keys rotate without logging anybody out.
 * `clock` counts milliseconds since 1970, and is the same for all servers.
 */
export function tokensSignedWith(keys: Keys, clock: () => number = Date.now): Tokens {
  const [key] = keys;
  const claimed = { iss: 'underhall', aud: audience };
  const sign = createSigner({ key, kid: kidOf(key), algorithm: 'HS256', expiresIn: tokenLife * 1000, ...claimed });
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
  /** The claims of a token that one of the keys has signed. */
  const verified = (token: string): Claims & Dated => {
    const { kid } = decode(token).header as { kid?: string };
    // Tokens without a key id were signed with the oldest key.
    const verifier = kid === undefined ? verifiers.at(-1) : verifiers.find((each) => each.kid === kid);
    const claims = verifier?.verify(token) as Partial<Claims & Dated> | undefined;
    const { UserId, sid, exp } = claims ?? {};
    if (exp === undefined || typeof UserId !== 'string' || typeof sid !== 'string') throw new Error('not of ours');
    return claims as Claims & Dated;
  };
  // A signature stays valid, so it is cached. Only the expiry is checked again.
  const believed = new LRUCache<string, Claims & Dated>(maxEntries(mostBelieved));
  return {
    sign: (claims) => sign({ ...claims, iat: Math.floor(clock() / 1000) }),
    read(token) {
      try {
        const known = believed.get(token);
        const claims = known ?? verified(token);
        if (!known) believed.set(token, claims);
        return clock() < claims.exp * 1000 ? claims : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

/** Cached verified tokens, the most recently used: about half a kilobyte each. */
const mostBelieved = 5_000;

/** Audience of player tokens, as opposed to links in e-mails and other signed data. */
const audience = 'players';
const decode = createDecoder({ complete: true });

/** The id of a key in tokens, which reveals nothing about the key. */
const kidOf = (key: string): string =>
  createHmac('sha256', key).update('name of a key').digest('base64url').slice(0, 8);
