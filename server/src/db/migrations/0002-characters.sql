-- Up Migration

-- One character is one row, read and written whole. The state is kept as it was sent: in the row while
-- it fits, beside it uncompressed when it does not. Half of each page is left free, so that a new version
-- of a row finds its place on the same page.
create table characters (
  id bigint generated always as identity primary key,
  version bigint not null,
  state text not null
) with (fillfactor = 50, toast_tuple_target = 8160);
alter table characters alter column state set storage external;

-- Who plays whom, and who is found by which name.
create table roster (
  character_id bigint primary key references characters on delete cascade,
  account_id bigint not null constraint roster_account_once unique references accounts on delete cascade,
  name text not null,
  name_key text not null constraint roster_name_key_once unique,
  created_at timestamptz not null default now()
);

-- One row for each turn: what was asked of which world, the seed of its luck, and every value that came of it.
create table ledger (
  character_id bigint not null references characters on delete cascade,
  version bigint not null,
  request_key text,
  choice text not null,
  world text not null,
  seed bigint not null,
  at timestamptz not null,
  changes text not null,
  primary key (character_id, version),
  constraint ledger_request_once unique (character_id, request_key)
);
