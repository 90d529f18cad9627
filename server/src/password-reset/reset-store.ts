import { createHash } from 'node:crypto';
import type { Database, Step } from '../db/database.ts';
import { queueEmail } from '../mail/mail-store.ts';

export type ResetStore = {
  /**
   * Stores a token of the account for an hour with its random part, and queues its e-mail. Does nothing if the account
   * has the maximum number of tokens.
   */
  add(accountId: number, token: string, word: string): Promise<void>;
  /** Stores a token that an operator made, also for an hour, and queues no e-mail. */
  adding(accountId: number, token: string, word: string): Step;
  /** Sets the password after a proof of identity, ends reset links and queues the notification e-mail. */
  setting(accountId: number, passwordHash: string): readonly Step[];
  /** Ends all reset links of an account. */
  ending(accountId: number): Step;
  /** The account of a token, while it is valid. */
  accountOf(token: string): Promise<number | undefined>;
  /**
   * Sets the password by a token, deletes all tokens of the account and queues the notification e-mail. False if the
   * token is invalid.
   */
  spend(token: string, passwordHash: string): Promise<boolean>;
};

const lifeSeconds = 60 * 60;
/** Maximum number of e-mails to one account within an hour. */
const mostAtOnce = 3;

/** Locks the account's row, so that each of several concurrent requests sees those before it. */
const inTurn = { name: 'reset-in-turn', text: 'select from accounts where id = $1 for no key update' };
const keeping = {
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

/** The database stores only the hash, so that it contains no usable token. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export function resetStore(database: Database): ResetStore {
  return {
    async add(accountId, token, word) {
      const values = [accountId, hashOf(token), lifeSeconds, mostAtOnce, word];
      const steps = [
        { ...inTurn, values: [accountId] },
        { ...keeping, values },
      ];
      for (let isKept = false; !isKept; ) isKept = await database.commit(steps);
    },
    adding: (accountId, token, word) => ({ ...adding, values: [accountId, hashOf(token), lifeSeconds, word] }),
    setting: (accountId, passwordHash) => [
      { ...setting, values: [accountId, passwordHash], rows: 1 },
      { ...droppingAll, values: [accountId] },
      // A link requested by somebody who knew the old password would let them in again.
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
