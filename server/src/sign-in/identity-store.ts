import type { SignInProvider } from '@underhall/contract';
import { likenessKey } from '../account/name-likeness.ts';
import type { Database, Step } from '../db/database.ts';
import { violatedKey } from '../db/violated-key.ts';
import type { Identity } from './provider.ts';

export type NewProviderAccount = {
  readonly provider: SignInProvider;
  readonly identity: Identity;
  readonly userName: string;
  readonly userNameKey: string;
  /** Only set if the provider has verified the address. */
  readonly email?: string;
  readonly emailKey?: string;
};

export type LinkedIdentity = { readonly provider: SignInProvider; readonly name?: string; readonly email?: string };

export type IdentityStore = {
  accountOf(provider: SignInProvider, subject: string): Promise<number | undefined>;
  ofAccount(accountId: number): Promise<readonly LinkedIdentity[]>;
  /** Creates an account linked to the identity in one transaction, or returns what already exists. */
  open(account: NewProviderAccount): Promise<number | 'name taken' | 'address taken' | 'known already'>;
  /** The step fails if the identity is already linked. */
  linking(accountId: number, provider: SignInProvider, identity: Identity): Step;
  unlinking(accountId: number, provider: SignInProvider): Step;
  /** Unlinks identities that were linked at or after this time. */
  unlinkingSince(accountId: number, since: Date): Step;
  /** Uses up a nonce. Returns false if the nonce was already used. `expiresAt` is in seconds since 1970. */
  spend(nonce: string, expiresAt: number): Promise<boolean>;
};

const finding = {
  name: 'account-of-identity',
  text: 'select account_id from identities where provider = $1 and subject = $2',
};
const listing = {
  name: 'identities-of-account',
  text: 'select provider, name, email from identities where account_id = $1 order by provider',
};
// An address verified by the provider needs no confirmation e-mail.
const opening = {
  name: 'open-account-by-identity',
  text: `with opened as (
      insert into accounts (user_name, user_name_key, email, email_key, confirmed_email_key)
      select $3::text, $4::text, $5::text, $6::text, $6::text where not address_is_held($6, null) returning id
    ), likened as (insert into account_likenesses (likeness, account_id) select $9::text, id from opened)
    insert into identities (provider, subject, account_id, name, email)
    select $1, $2, id, $7, $8 from opened returning account_id`,
};
const linking = {
  name: 'link-identity',
  text: 'insert into identities (provider, subject, account_id, name, email) values ($1, $2, $3, $4, $5)',
};
const unlinking = { name: 'unlink-identity', text: 'delete from identities where account_id = $1 and provider = $2' };
const unlinkingSince = {
  name: 'unlink-identities-since',
  text: 'delete from identities where account_id = $1 and created_at >= $2',
};
const spending = {
  name: 'spend-nonce',
  text: `with swept as (delete from spent_nonces where expires_at < now() - interval '1 hour')
    insert into spent_nonces (nonce, expires_at) values ($1, to_timestamp($2)) on conflict do nothing returning nonce`,
};

export function identityStore(database: Database): IdentityStore {
  return {
    async accountOf(provider, subject) {
      const [row] = await database.run<{ account_id: number }>(finding, [provider, subject]);
      return row?.account_id;
    },
    async ofAccount(accountId) {
      const rows = await database.run<{ provider: SignInProvider; name: string | null; email: string | null }>(
        listing,
        [accountId],
      );
      return rows.map(({ provider, name, email }) => ({
        provider,
        ...(name !== null && { name }),
        ...(email !== null && { email }),
      }));
    },
    async open({ provider, identity, userName, userNameKey, email, emailKey }) {
      const { subject, name, email: claimedEmail } = identity;
      const values = [
        provider,
        subject,
        userName,
        userNameKey,
        email ?? null,
        emailKey ?? null,
        name ?? null,
        claimedEmail ?? null,
        likenessKey(userName),
      ];
      try {
        const [row] = await database.run<{ account_id: number }>(opening, values);
        return row?.account_id ?? 'address taken';
      } catch (failure) {
        const taken = violatedKey(failure);
        if (taken === undefined) throw failure;
        if (taken.startsWith('identities')) return 'known already';
        return taken.includes('email') ? 'address taken' : 'name taken';
      }
    },
    linking: (accountId, provider, { subject, name, email }) => ({
      ...linking,
      values: [provider, subject, accountId, name ?? null, email ?? null],
      rows: 1,
    }),
    unlinking: (accountId, provider) => ({ ...unlinking, values: [accountId, provider], rows: 1 }),
    unlinkingSince: (accountId, since) => ({ ...unlinkingSince, values: [accountId, since] }),
    async spend(nonce, expiresAt) {
      return (await database.run(spending, [nonce, expiresAt])).length > 0;
    },
  };
}
