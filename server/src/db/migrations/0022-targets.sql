-- Up Migration

-- The levels that characters have set out to have, by quality. No part of the character: the rules never ask for them.
create table targets (
  character_id bigint not null references characters on delete cascade,
  quality bigint not null,
  level bigint not null check (level > 0),
  set_at timestamptz not null default now(),
  primary key (character_id, quality)
);
