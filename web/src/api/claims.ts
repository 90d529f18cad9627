/** What a token says of its bearer. It is read here, and checked by the server alone. */
export type Claims = {
  readonly UserId?: string;
  readonly CharacterId?: string;
  /** When it stops being good, in seconds since 1970. */
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

/** Whose page of the game it opens: a user's who has a character. */
export const namesCharacter = (claims: Claims | undefined): boolean =>
  claims?.UserId !== undefined && claims.CharacterId !== undefined;
