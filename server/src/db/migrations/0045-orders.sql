-- Up Migration

-- Everything that was ever to be bought for money. The row is there before the provider is asked; its number goes along,
-- and the order is found again by it. Rows stay when an account is gone: they hold numbers, and no name.
create table orders (
  id text primary key,
  account_id bigint not null,
  character_id bigint not null,
  provider text not null,
  -- A digest of the word that stood for the way of paying: one such word is one order, for ever.
  nonce_digest text not null,
  currency text not null,
  minor integer not null check (minor > 0),
  vat integer not null check (vat >= 0 and vat < minor),
  fate integer not null check (fate > 0),
  state text not null default 'created'
    check (state in ('created', 'sent', 'settled', 'declined', 'unknown', 'refunded', 'disputed')),
  -- One more with each change; whoever changes it has to have seen the one before.
  version integer not null default 1,
  -- How often its Fate was given and taken back: odd while the character has it.
  moves integer not null default 0,
  -- The provider's own number of the payment, and its words where it declined.
  reference text,
  message text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  changed_at timestamptz not null default now(),
  unique (provider, nonce_digest)
);
create index orders_by_account on orders (account_id, created_at desc);
create index orders_unsettled on orders (created_at) where state in ('created', 'sent', 'unknown');

-- News from the provider, as they came in and were verified: what they say of an order is looked up, not believed.
create table payment_events (
  provider text not null,
  id text not null,
  about text not null check (about in ('order', 'subscription', 'nothing of ours')),
  subject text,
  at timestamptz not null,
  received_at timestamptz not null default now(),
  done_at timestamptz,
  primary key (provider, id)
);
create index payment_events_to_do on payment_events (received_at) where done_at is null;

-- The moment up to which our orders were compared with the provider's books.
create table reconciliations (
  provider text primary key,
  until timestamptz not null
);
