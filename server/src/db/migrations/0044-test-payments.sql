-- Up Migration

-- The books of the payment provider that takes no money: what it would have taken, by our number of the order. An order
-- may stand here twice, if it was charged twice: that is what tests look for.
create table test_charges (
  id bigint generated always as identity primary key,
  order_id text not null,
  currency text not null,
  minor integer not null check (minor > 0),
  state text not null check (state in ('settled', 'declined', 'refunded', 'disputed')),
  message text,
  changed_at timestamptz not null default now()
);
create index test_charges_by_order on test_charges (order_id);
create index test_charges_by_change on test_charges (changed_at);

-- Its memberships. `months` have been paid since `started_at`, by the game's clock; `nonce` says how the next goes.
create table test_subscriptions (
  id text primary key,
  plan_id text not null,
  add_on_ids text[] not null,
  currency text not null,
  minor integer not null check (minor > 0),
  nonce text not null,
  state text not null check (state in ('active', 'pastDue', 'cancelled')),
  started_at timestamptz not null,
  months integer not null check (months > 0)
);
