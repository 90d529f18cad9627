import type { Database } from '../db/database.ts';

/** The result of asking for a letter with a link. */
export type Asked = 'queued' | 'just queued' | 'too many' | 'confirmed already' | 'no address';

export type ConfirmationStore = {
  /** Stores a link and queues its letter, unless there are reasons not to. */
  ask(accountId: number): Promise<Asked>;
  /** Confirms the address that a link was sent to, and says which; undefined if it is over, or the address another by now. */
  confirm(id: string): Promise<string | undefined>;
};

const lifeDays = 7;
const mostInAnHour = 3;

// The row of the account is what sixteen equal calls wait for: all but one of them find that it was just asked for.
const asking = {
  name: 'ask-for-confirmation',
  text: `with account as (
      update accounts set confirmation_asked_at = now()
      where id = $1 and email_key is not null and confirmed_email_key is distinct from email_key
        and (confirmation_asked_at is null or confirmation_asked_at < now() - interval '1 minute')
        and (
          select count(*) from email_confirmations where account_id = $1 and asked_at > now() - interval '1 hour'
        ) < ${mostInAnHour}
      returning id, email_key
    ), asked as (
      insert into email_confirmations (account_id, email_key, expires_at)
      select id, email_key, now() + interval '${lifeDays} days' from account returning id, account_id
    )
    insert into mails (kind, account_id, about)
    select 'confirm address', account_id, jsonb_build_object('confirmation', id) from asked returning id`,
};
const explaining = {
  name: 'explain-confirmation',
  text: `select email_key is not null as "hasAddress",
      coalesce(confirmed_email_key = email_key, false) as "isConfirmed",
      coalesce(confirmation_asked_at > now() - interval '1 minute', false) as "isJustAsked"
    from accounts where id = $1`,
};
const confirming = {
  name: 'confirm-address',
  text: `with asked as (select account_id, email_key, used_at, expires_at from email_confirmations where id = $1),
    confirmed as (
      update accounts set confirmed_email_key = asked.email_key from asked
      where accounts.id = account_id and accounts.email_key = asked.email_key
        and used_at is null and asked.expires_at > now()
      returning email
    ), used as (
      update email_confirmations set used_at = now()
      where id = $1 and used_at is null and exists (select from confirmed)
    )
    select email from confirmed
    union all
    select email from accounts join asked on accounts.id = account_id
    where accounts.email_key = asked.email_key and confirmed_email_key = asked.email_key`,
};

type Explained = { hasAddress: boolean; isConfirmed: boolean; isJustAsked: boolean };

export function confirmationStore(database: Database): ConfirmationStore {
  return {
    async ask(accountId) {
      if ((await database.run(asking, [accountId])).length > 0) return 'queued';
      const [account] = await database.run<Explained>(explaining, [accountId]);
      if (!account?.hasAddress) return 'no address';
      if (account.isConfirmed) return 'confirmed already';
      return account.isJustAsked ? 'just queued' : 'too many';
    },
    async confirm(id) {
      const [row] = await database.run<{ email: string }>(confirming, [id]);
      return row?.email;
    },
  };
}
