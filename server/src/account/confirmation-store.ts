import type { Database, Step } from '../db/database.ts';
import { queueEmail } from '../mail/mail-store.ts';
import type { Runtime } from '../runtime/runtime.ts';

export type LinkRequestResult = 'queued' | 'just queued' | 'too many' | 'confirmed already' | 'no address';

/**
 * `confirm` confirms the current address, `change` sets a new one, `link` also sets a password, and `return` restores
 * the old address.
 */
export type LinkKind = 'confirm' | 'change' | 'link' | 'return';

export type AddressLink = {
  readonly id: string;
  readonly kind: Exclude<LinkKind, 'confirm'>;
  readonly accountId: number;
  readonly email: string;
  readonly emailKey: string;
  readonly passwordHash?: string;
  readonly requestedAt: Date;
  readonly sessionHandle?: string;
  /** Neither used nor expired. */
  readonly isOpen: boolean;
  readonly isUsed: boolean;
  /** True in the first minute after the request. */
  readonly isRecent: boolean;
};

export type NewLink = Pick<AddressLink, 'kind' | 'accountId' | 'email' | 'emailKey' | 'passwordHash' | 'sessionHandle'>;

export type ConfirmationStore = {
  /** Returns undefined for a `confirm` link. */
  find(id: string): Promise<AddressLink | undefined>;
  /** The links that an account requested within the last hour, newest first, excluding restore links. */
  listRecent(accountId: number): Promise<readonly AddressLink[]>;
  /** Stores a link and queues its e-mail. Also ends the account's open links, unless the new link is a restore link. */
  storing(link: NewLink, emailKind: string): readonly Step[];
  /** True if an account other than this one may still restore this address. */
  isReserved(emailKey: string, exceptAccountId: number): Promise<boolean>;
  using(id: string): Step;
  /** Ends the account's open links, except restore links unless `all` is true. */
  ending(accountId: number, all?: boolean): Step;
  /** Stores a confirmation link and queues its e-mail, unless the account has reached a limit. */
  request(accountId: number): Promise<LinkRequestResult>;
  /** Returns the confirmed address, or undefined if the link has expired or the account has another address. */
  confirm(id: string): Promise<string | undefined>;
};

const lifeDays = 7;
const restoreDays = 14;
const maxRequestsPerHour = 3;

// Duplicate requests wait for the lock on the account's row and then find the first request.
const requesting = {
  name: 'ask-for-confirmation',
  text: `with account as (
      update accounts set confirmation_asked_at = now()
      where id = $1 and email_key is not null and confirmed_email_key is distinct from email_key
        and (confirmation_asked_at is null or confirmation_asked_at < now() - interval '1 minute')
        and (
          select count(*) from email_confirmations
          where account_id = $1 and kind = 'confirm' and asked_at > now() - interval '1 hour'
        ) < ${maxRequestsPerHour}
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
      coalesce(confirmation_asked_at > now() - interval '1 minute', false) as "isRecent"
    from accounts where id = $1`,
};
const confirming = {
  name: 'confirm-address',
  text: `with asked as (
      select account_id, email_key, used_at, expires_at from email_confirmations where id = $1 and kind = 'confirm'
    ),
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

const linkColumns = `id, kind, account_id as "accountId", email, email_key as "emailKey", password_hash as "passwordHash",
  asked_at as "requestedAt", asked_in as "sessionHandle", used_at is not null as "isUsed",
  used_at is null and expires_at > now() as "isOpen", asked_at > now() - interval '1 minute' as "isRecent"`;
const finding = {
  name: 'find-address-link',
  text: `select ${linkColumns} from email_confirmations where id = $1 and kind <> 'confirm'`,
};
const lately = {
  name: 'address-links-asked-lately',
  text: `select ${linkColumns} from email_confirmations
    where account_id = $1 and kind in ('change', 'link') and asked_at > now() - interval '1 hour' order by asked_at desc`,
};
const storing = {
  name: 'store-address-link',
  text: `insert into email_confirmations (id, kind, account_id, email, email_key, password_hash, asked_in, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(days => $8))`,
};
const using = {
  name: 'use-address-link',
  text: `update email_confirmations set used_at = now(), password_hash = null
    where id = $1 and used_at is null and expires_at > now()`,
};
const holding = { name: 'address-is-held', text: 'select address_is_held($1, $2) as held' };
const endingOpen = {
  name: 'end-address-links',
  text: `update email_confirmations set expires_at = now(), password_hash = null
    where account_id = $1 and used_at is null and expires_at > now()
      and (kind in ('change', 'link') or (kind = 'return' and $2::boolean))`,
};

type LinkRow = { [Field in keyof AddressLink]: Required<AddressLink>[Field] | null };

const linkIn = (row: LinkRow): AddressLink =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as AddressLink;

type Explained = { hasAddress: boolean; isConfirmed: boolean; isRecent: boolean };

export function confirmationStore(database: Database, { randomId }: Runtime): ConfirmationStore {
  return {
    async request(accountId) {
      if ((await database.run(requesting, [accountId])).length > 0) return 'queued';
      const [account] = await database.run<Explained>(explaining, [accountId]);
      if (!account?.hasAddress) return 'no address';
      if (account.isConfirmed) return 'confirmed already';
      return account.isRecent ? 'just queued' : 'too many';
    },
    async find(id) {
      const [row] = await database.run<LinkRow>(finding, [id]);
      return row && linkIn(row);
    },
    listRecent: async (accountId) => (await database.run<LinkRow>(lately, [accountId])).map(linkIn),
    storing({ kind, accountId, email, emailKey, passwordHash, sessionHandle }, emailKind) {
      const id = randomId();
      const days = kind === 'return' ? restoreDays : lifeDays;
      const values = [id, kind, accountId, email, emailKey, passwordHash ?? null, sessionHandle ?? null, days];
      const before = kind === 'return' ? [] : [{ ...endingOpen, values: [accountId, false] }];
      return [
        ...before,
        { ...storing, values, rows: 1 },
        queueEmail({ kind: emailKind, accountId, about: { link: id } }),
      ];
    },
    async isReserved(key, accountId) {
      const [row] = await database.run<{ held: boolean }>(holding, [key, accountId]);
      return row?.held === true;
    },
    using: (id) => ({ ...using, values: [id], rows: 1 }),
    ending: (accountId, all = false) => ({ ...endingOpen, values: [accountId, all] }),
    async confirm(id) {
      const [row] = await database.run<{ email: string }>(confirming, [id]);
      return row?.email;
    },
  };
}
