import { createSigner, createVerifier } from 'fast-jwt';

/** Lives in seconds: of a token, of the session behind it since it was last renewed, and of that session at most. */
export const tokenLife = 48 * 60 * 60;
export const sessionLife = 30 * 24 * 60 * 60;
export const longestSessionLife = 180 * 24 * 60 * 60;

export type Claims = { readonly UserId: string; readonly CharacterId?: string; readonly sid: string };

export type Tokens = {
  sign(claims: Claims): string;
  /** The claims of a token of ours that is still good; nothing otherwise. */
  read(token: string): Claims | undefined;
};

type Dated = { readonly iat: number; readonly exp: number };

/** JWT with one pinned algorithm, HS256. `clock` counts milliseconds since 1970, and is the same for all servers. */
export function tokensSignedWith(key: string, clock: () => number = Date.now): Tokens {
  const sign = createSigner({ key, algorithm: 'HS256', expiresIn: tokenLife * 1000, iss: 'underhall' });
  const verify = createVerifier({
    key,
    algorithms: ['HS256'],
    allowedIss: 'underhall',
    ignoreExpiration: true,
    ignoreNotBefore: true,
  });
  return {
    sign: (claims) => sign({ ...claims, iat: Math.floor(clock() / 1000) }),
    read(token) {
      try {
        const claims = verify(token) as Partial<Claims & Dated>;
        const isGood = claims.exp !== undefined && clock() < claims.exp * 1000;
        if (!isGood || typeof claims.UserId !== 'string' || typeof claims.sid !== 'string') return undefined;
        return claims as Claims;
      } catch {
        return undefined;
      }
    },
  };
}
