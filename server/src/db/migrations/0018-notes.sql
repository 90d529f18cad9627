-- Up Migration

-- The notes of a character on storylets, branches and things, by their numbers in the world; `name` is what it was
-- called when the note was written last. They are no part of the character, which every turn reads and writes, and stay
-- when what they are about leaves the world.
create table notes (
  character_id bigint not null references characters on delete cascade,
  kind text not null check (kind in ('storylet', 'branch', 'thing')),
  subject bigint not null,
  name text not null,
  words text not null check (words <> ''),
  written_at timestamptz not null default now(),
  primary key (character_id, kind, subject)
);
