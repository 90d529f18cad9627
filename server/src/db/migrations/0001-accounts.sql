-- Up Migration
create table accounts (
  id bigint generated always as identity primary key,
  user_name text not null,
  user_name_key text not null constraint accounts_user_name_key_once unique,
  email text not null,
  email_key text not null constraint accounts_email_key_once unique,
  password_hash text not null,
  privilege text not null default '',
  created_at timestamptz not null default now()
);

create table sessions (
  id text primary key,
  account_id bigint not null references accounts on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_of_account on sessions (account_id);
