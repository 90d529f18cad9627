import { createHash } from 'node:crypto';
import type { Database, Step } from '../db/database.ts';
import { queueEmail } from '../mail/mail-store.ts';

export type ResetStore = {
  /**
   * Stores the token's hash and random part for an hour, and queues the e-mail. Does nothing if the account already has
   * `maxOpenTokens`.
   */
  add(accountId: number, token: string, random: string): Promise<void>;
  /** Returns a step that stores an operator's token for an hour. The step queues no e-mail. */
  adding(accountId: number, token: string, random: string): Step;
  /** Returns steps that set a password, end all reset links and pending address changes, and e-mail the owner. */
  setting(accountId: number, passwordHash: string): readonly Step[];
  ending(accountId: number): Step;
  /** Returns undefined if the token is invalid or has expired. */
  accountOf(token: string): Promise<number | undefined>;
  /** Sets the password of the token's account. Returns false if the token is invalid or expired. */
  spend(token: string, passwordHash: string): Promise<boolean>;
};

const lifeSeconds = 60 * 60;
/** Also limits the e-mails per hour, because a token is valid for an hour. */
const maxOpenTokens = 3;

/** Serializes concurrent requests for one account. */
const lockAccount = { name: 'reset-in-turn', text: 'select from accounts where id = $1 for no key update' };
const storing = {
  name: 'keep-password-reset',
  text: `with swept as (delete from password_resets where account_id = $1 and expires_at < now()), added as (
      insert into password_resets (token_hash, account_id, expires_at, word)
      select $2, $1, now() + make_interval(secs => $3), $5::text
      where (select count(*) from password_resets where account_id = $1 and expires_at >= now()) < $4
      returning account_id, word
    )
    insert into mails (kind, account_id, about)
    select 'new password', account_id, jsonb_build_object('word', word) from added`,
};
const adding = {
  name: 'add-password-reset',
  text: `insert into password_resets (token_hash, account_id, expires_at, word)
    values ($2, $1, now() + make_interval(secs => $3), $4)`,
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
    ), ended as (
      update email_confirmations set expires_at = now()
      where account_id in (select account_id from spent) and kind in ('change', 'link') and used_at is null
        and expires_at > now()
    ), told as (
      insert into mails (kind, account_id) select 'password changed', account_id from spent
    )
    update accounts set password_hash = $2 where id in (select account_id from spent) returning id`,
};

const setting = { name: 'set-password', text: 'update accounts set password_hash = $2 where id = $1' };
const droppingAll = { name: 'drop-password-resets', text: 'delete from password_resets where account_id = $1' };

const endingLinks = {
  name: 'end-links-with-password',
  text: `update email_confirmations set expires_at = now()
    where account_id = $1 and kind in ('change', 'link') and used_at is null and expires_at > now()`,
};

/** The database stores only hashes, so that it contains no usable token. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export function resetStore(database: Database): ResetStore {
  return {
    async add(accountId, token, random) {
      const values = [accountId, hashOf(token), lifeSeconds, maxOpenTokens, random];
      const steps = [
        { ...lockAccount, values: [accountId] },
        { ...storing, values },
      ];
      for (let isStored = false; !isStored; ) isStored = await database.commit(steps);
    },
    adding: (accountId, token, random) => ({ ...adding, values: [accountId, hashOf(token), lifeSeconds, random] }),
    setting: (accountId, passwordHash) => [
      { ...setting, values: [accountId, passwordHash], rows: 1 },
      { ...droppingAll, values: [accountId] },
      // Somebody who knows the old password may have requested a link to get in again.
      { ...endingLinks, values: [accountId] },
      queueEmail({ kind: 'password changed', accountId }),
    ],
    ending: (accountId) => ({ ...droppingAll, values: [accountId] }),
    async accountOf(token) {
      const [row] = await database.run<{ account_id: number }>(finding, [hashOf(token)]);
      return row?.account_id;
    },
    async spend(token, passwordHash) {
      return (await database.run(spending, [hashOf(token), passwordHash])).length > 0;
    },
  };
}
