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

/** JWT with one pinned algorithm, HS256. */
export function tokensSignedWith(key: string): Tokens {
  const sign = createSigner({ key, algorithm: 'HS256', expiresIn: tokenLife * 1000, notBefore: 0, iss: 'underhall' });
  const verify = createVerifier({ key, algorithms: ['HS256'], allowedIss: 'underhall', clockTolerance: 5000 });
  return {
    sign,
    read(token) {
      try {
        const claims = verify(token) as Partial<Claims>;
        return typeof claims.UserId === 'string' && typeof claims.sid === 'string' ? (claims as Claims) : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
