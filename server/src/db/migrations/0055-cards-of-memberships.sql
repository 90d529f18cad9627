-- Up Migration

-- Changes of the way of paying of a membership, each written before the provider is asked for it. The id is the number under
-- which the provider keeps the new one; the digest is of the nonce, which stands for this one change for ever.
create table subscription_cards (
  id text primary key,
  subscription_id text not null references subscriptions (id),
  nonce_digest text not null unique,
  state text not null default 'asked' check (state in ('asked', 'done', 'declined')),
  message text not null default '',
  asked_at timestamptz not null default now()
);
create unique index subscription_cards_one on subscription_cards (subscription_id) where state = 'asked';

-- The number of the newest way of paying, in the books of the provider that takes no money.
alter table test_subscriptions add column card text;
