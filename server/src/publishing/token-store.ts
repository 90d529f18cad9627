import { createHash } from 'node:crypto';
import type { Database, Step } from '../db/database.ts';

/** A token for publishing worlds. `name` says who uses it, and versions show it. */
export type PublishToken = {
  readonly name: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly state: 'valid' | 'expired' | 'revoked';
  readonly usedAt?: Date;
};

export type PublishTokenStore = {
  /**
   * Returns undefined if no token has this text. Records the use of a valid one. `isLogged` is true once a minute, when
   * the caller should log the use.
   */
  use(token: string): Promise<(Pick<PublishToken, 'name' | 'state'> & { readonly isLogged: boolean }) | undefined>;
  /** Returns a step that stores a token's hash. It affects no row if the name has a valid token. */
  adding(name: string, token: string): Step;
  /** Returns a step that affects no row unless the name has a valid token. */
  revoking(name: string): Step;
  /** By name. */
  list(): Promise<readonly PublishToken[]>;
};

export const publishTokenDays = 90;

const state = `case when revoked_at is not null then 'revoked' when expires_at <= now() then 'expired' else 'valid' end`;
const isValid = 'publish_tokens.revoked_at is null and publish_tokens.expires_at > now()';

const selectToken = {
  name: 'find-publish-token',
  text: `select name, ${state} as state from publish_tokens where token_hash = $1`,
};
const recordUse = {
  name: 'use-publish-token',
  text: `update publish_tokens set used_at = now()
    where token_hash = $1 and (used_at is null or used_at < now() - interval '1 minute')
    returning name`,
};
const insertToken = {
  name: 'add-publish-token',
  text: `insert into publish_tokens (name, token_hash, expires_at) values ($1, $2, now() + make_interval(days => $3))
    on conflict (name) do update set token_hash = excluded.token_hash, created_at = now(),
      expires_at = excluded.expires_at, revoked_at = null, used_at = null
    where not (${isValid})`,
};
const revokeToken = {
  name: 'revoke-publish-token',
  text: `update publish_tokens set revoked_at = now() where name = $1 and ${isValid}`,
};
const selectTokens = {
  name: 'list-publish-tokens',
  text: `select name, created_at, expires_at, used_at, ${state} as state from publish_tokens order by name`,
};

type Row = { name: string; created_at: Date; expires_at: Date; used_at: Date | null; state: PublishToken['state'] };

/** The database stores only hashes, so that it contains no usable token. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const publishTokenStore = (database: Database): PublishTokenStore => ({
  async use(token) {
    const hash = hashOf(token);
    const [found] = await database.run<Pick<PublishToken, 'name' | 'state'>>(selectToken, [hash]);
    if (found === undefined) return undefined;
    const isLogged = found.state === 'valid' && (await database.run(recordUse, [hash])).length > 0;
    return { ...found, isLogged };
  },
  adding: (name, token) => ({ ...insertToken, values: [name, hashOf(token), publishTokenDays], rows: 1 }),
  revoking: (name) => ({ ...revokeToken, values: [name], rows: 1 }),
  list: async () =>
    (await database.run<Row>(selectTokens)).map(({ name, state, created_at, expires_at, used_at }) => ({
      name,
      state,
      createdAt: created_at,
      expiresAt: expires_at,
      ...(used_at && { usedAt: used_at }),
    })),
});
