-- Up Migration

-- How often each code has been redeemed; a code may have only so many uses.
create table access_codes (
  code text primary key,
  uses integer not null
);

-- By whom. A row is written before the turn that redeems the code: whoever has one may go on to that turn.
create table access_code_uses (
  code text not null references access_codes,
  character_id bigint not null references characters on delete cascade,
  at timestamptz not null default now(),
  primary key (code, character_id)
);
create index access_code_uses_of_character on access_code_uses (character_id);
