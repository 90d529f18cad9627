/** The claims of a token. Only the server verifies them. */
export type Claims = {
  readonly UserId?: string;
  readonly CharacterId?: string;
  /** ID of the session. */
  readonly sid?: string;
  /** Expiry, in seconds since 1970. */
  readonly exp?: number;
};

/** Undefined if it is not a token. */
export function readClaims(token: string | null): Claims | undefined {
  const [, body = ''] = token?.split('.') ?? [];
  try {
    const claims: unknown = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? claims : undefined;
  } catch {
    return undefined;
  }
}

/** True for a user with a character, who can play. */
export const hasCharacterClaim = (claims: Claims | undefined): boolean =>
  claims?.UserId !== undefined && claims.CharacterId !== undefined;
