-- Up Migration

-- Memberships that are paid for by the month: the truth about their money, which the character's tier follows. A row is
-- written before the provider of payments is asked for anything, under the id it is asked by.
create table subscriptions (
  id text primary key,
  character_id bigint not null,
  provider text not null,
  -- A digest of the nonce, which stands for this one subscription for ever.
  nonce_digest text not null unique,
  plan_id text not null,
  -- What makes it the higher kind, with what it adds to the price of a month: as they were when it began, in minor units.
  add_on_id text not null,
  currency text not null,
  price integer not null,
  add_on_price integer not null,
  -- The kind that was asked for at the beginning.
  began_as text not null check (began_as in ('exceptional', 'enhanced')),
  state text not null default 'asked' check (state in ('asked', 'declined', 'live', 'over')),
  message text not null default '',
  asked_at timestamptz not null default now(),
  -- The kind of the month that is paid for, the kind of the next, and its moment by the game's clock.
  tier text check (tier in ('exceptional', 'enhanced')),
  renews_as text check (renews_as in ('none', 'exceptional', 'enhanced')),
  paid_until timestamptz,
  is_past_due boolean not null default false,
  -- When the provider's books were looked at last, by the database's clock.
  looked_at timestamptz not null default now()
);
create unique index subscriptions_one on subscriptions (character_id) where state in ('asked', 'live');
create index subscriptions_to_look_at on subscriptions (looked_at) where state in ('asked', 'live');

-- Changes of them, each written before it is asked for. The id is the order of what is charged at once.
create table subscription_changes (
  id text primary key,
  subscription_id text not null references subscriptions (id),
  wanted text not null check (wanted in ('none', 'exceptional', 'enhanced')),
  -- The kind that is in effect from then on.
  tier text not null check (tier in ('exceptional', 'enhanced')),
  is_restored boolean not null,
  charge integer not null default 0 check (charge >= 0),
  state text not null default 'asked' check (state in ('asked', 'done', 'declined')),
  message text not null default '',
  asked_at timestamptz not null default now()
);
create unique index subscription_changes_one on subscription_changes (subscription_id) where state = 'asked';

-- One row for each character whose membership was ever touched: its version moves with every change of it, so that two never
-- pass each other by; and the membership that whoever runs the game has given.
create table members (
  character_id bigint primary key,
  version integer not null,
  given_tier text check (given_tier in ('exceptional', 'enhanced')),
  given_until timestamptz,
  given_by text check (given_by in ('operator', 'apple', 'android')),
  check ((given_tier is null) = (given_by is null))
);
