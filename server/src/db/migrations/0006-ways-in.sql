-- Up Migration

-- Whoever signs in through somebody else may have no password here, and no address that is known to be theirs.
alter table accounts alter column password_hash drop not null;
alter table accounts alter column email drop not null;
alter table accounts alter column email_key drop not null;

-- Who an account is to the providers of sign-in. The subject is the provider's own number for a person.
create table identities (
  provider text not null,
  subject text not null,
  account_id bigint not null references accounts on delete cascade,
  name text,
  email text,
  created_at timestamptz not null default now(),
  constraint identities_subject_once primary key (provider, subject),
  constraint identities_one_of_each unique (account_id, provider)
);

-- Words given to a provider to sign, once they have come back: each is good for one sign-in.
create table spent_nonces (
  nonce text primary key,
  expires_at timestamptz not null
);
create index spent_nonces_by_age on spent_nonces (expires_at);

-- Links for a new password. The token itself is only in the letter; here is its hash.
create table password_resets (
  token_hash text primary key,
  account_id bigint not null references accounts on delete cascade,
  expires_at timestamptz not null
);
create index password_resets_of_account on password_resets (account_id);
