-- Up Migration

-- Whoever has deactivated their account is found by nobody until they come back.
alter table roster add column hidden_at timestamptz;

-- What became of the wish to be erased, by the code that its owner may ask by. It holds the number of the account and no
-- more, and outlives it. While it is open the account is deactivated; it is over when its owner has logged in again, or
-- once everything has been erased.
create table erasures (
  code text primary key,
  account_id bigint not null,
  asked_at timestamptz not null default now(),
  due_at timestamptz not null,
  came_back_at timestamptz,
  erased_at timestamptz,
  check (came_back_at is null or erased_at is null)
);
create unique index erasures_open on erasures (account_id) where came_back_at is null and erased_at is null;
create index erasures_due on erasures (due_at) where came_back_at is null and erased_at is null;
