/** The claims of a token. The client reads them; only the server checks them. */
export type Claims = {
  readonly UserId?: string;
  readonly CharacterId?: string;
  /** The session it belongs to. */
  readonly sid?: string;
  /** The end of its validity, in seconds since 1970. */
  readonly exp?: number;
};

/** Undefined for what is no token. */
export function readClaims(token: string | null): Claims | undefined {
  const [, body = ''] = token?.split('.') ?? [];
  try {
    const claims: unknown = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? claims : undefined;
  } catch {
    return undefined;
  }
}

/** True for a user who has a character, to whom the game is open. */
export const namesCharacter = (claims: Claims | undefined): boolean =>
  claims?.UserId !== undefined && claims.CharacterId !== undefined;
