-- Up Migration

-- Commands of an account: each takes it from one version to the next, so that two at once never both start from the same.
alter table accounts add column version bigint not null default 0;

-- Those that came with a request key, and the reply they were given: sent again, they are told the same.
create table account_commands (
  account_id bigint not null references accounts on delete cascade,
  request_key text not null,
  choice text not null,
  reply text not null,
  at timestamptz not null default now(),
  primary key (account_id, request_key)
);
