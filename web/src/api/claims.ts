/** The unverified claims of a token. Only the server verifies tokens. */
export type Claims = {
  readonly UserId?: string;
  readonly CharacterId?: string;
  /** Session id. */
  readonly sid?: string;
  /** In seconds since 1970. */
  readonly exp?: number;
};

/** Returns undefined if the string is not a token. */
export function readClaims(token: string | null): Claims | undefined {
  const [, body = ''] = token?.split('.') ?? [];
  try {
    const claims: unknown = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? claims : undefined;
  } catch {
    return undefined;
  }
}

/** True if the user has a character. */
export const hasCharacterClaim = (claims: Claims | undefined): boolean =>
  claims?.UserId !== undefined && claims.CharacterId !== undefined;
