-- Up Migration

-- The address of an account that is known to reach its player, in the form in which addresses are unique. It is a state of
-- the address and not of the account: with another address it no longer equals `email_key`, and so begins anew.
alter table accounts add column confirmed_email_key text;
alter table accounts add column confirmation_asked_at timestamptz;

-- Whoever was opened by a provider has an address only where the provider vouched for it, and that counts.
update accounts set confirmed_email_key = email_key
where email_key is not null and exists (
  select from identities where account_id = accounts.id and lower(trim(identities.email)) = email_key
);

-- Links that confirm an address. A token is made of the number and the server's secret; the table alone opens nothing.
create table email_confirmations (
  id uuid primary key default gen_random_uuid(),
  account_id bigint not null references accounts on delete cascade,
  email_key text not null,
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_confirmations_of_account on email_confirmations (account_id, asked_at);

-- Which letters a player wants. Whoever has no row has said nothing yet.
create table message_preferences (
  account_id bigint primary key references accounts on delete cascade,
  announcements boolean not null,
  niceness boolean not null,
  storylets boolean not null
);

-- Addresses that want no letters of a kind, or none they have not asked for (`all`), by the hash that stands for them. They
-- belong to no account: whoever leaves is not written to again.
create table mail_suppressions (
  digest text not null,
  purpose text not null,
  at timestamptz not null default now(),
  primary key (digest, purpose)
);
