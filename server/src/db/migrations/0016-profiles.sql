-- Up Migration

-- What a character shows of itself to others, beside the sheet. Whoever has no row shows nothing yet.
create table profiles (
  character_id bigint primary key references characters on delete cascade,
  is_private boolean not null default true,
  description text not null default '',
  mantelpiece bigint,
  scrapbook bigint
);
