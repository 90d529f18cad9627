import { createHash } from 'node:crypto';
import type { Database } from '../db/database.ts';

export type ResetStore = {
  /** Keeps a new token of the account's, for an hour; false when it has as many as there may be at once. */
  keep(accountId: number, token: string): Promise<boolean>;
  /** Whose token this is, while it is good. */
  whose(token: string): Promise<number | undefined>;
  /** Sets the password by a token, which is gone with it, and all others of the account; false if it was not good. */
  spend(token: string, passwordHash: string): Promise<boolean>;
};

const lifeSeconds = 60 * 60;
/** Letters one account is sent within an hour, whoever asks for them. */
const mostAtOnce = 3;

const keeping = {
  name: 'keep-password-reset',
  text: `with swept as (delete from password_resets where account_id = $1 and expires_at < now())
    insert into password_resets (token_hash, account_id, expires_at)
    select $2, $1, now() + make_interval(secs => $3)
    where (select count(*) from password_resets where account_id = $1 and expires_at >= now()) < $4
    returning token_hash`,
};
const finding = {
  name: 'find-password-reset',
  text: 'select account_id from password_resets where token_hash = $1 and expires_at > now()',
};
const spending = {
  name: 'spend-password-reset',
  text: `with spent as (
      delete from password_resets where token_hash = $1 and expires_at > now() returning account_id
    ), others as (
      delete from password_resets where account_id in (select account_id from spent) and token_hash <> $1
    )
    update accounts set password_hash = $2 where id in (select account_id from spent) returning id`,
};

/** Who reads the database learns no token. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export function resetStore(database: Database): ResetStore {
  return {
    async keep(accountId, token) {
      const kept = await database.run(keeping, [accountId, hashOf(token), lifeSeconds, mostAtOnce]);
      return kept.length > 0;
    },
    async whose(token) {
      const [row] = await database.run<{ account_id: number }>(finding, [hashOf(token)]);
      return row?.account_id;
    },
    async spend(token, passwordHash) {
      return (await database.run(spending, [hashOf(token), passwordHash])).length > 0;
    },
  };
}
