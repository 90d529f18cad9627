-- Up Migration

-- A result is offered for the journal as long as it is on show: nothing has to wait for its player.
drop table journal_drafts;

-- What a character has set down, in the words it was told in then: title and place as plain text, the story as safe
-- markup. `version` is the turn that told it: twice the same is one entry.
create table journal_entries (
  id bigint generated always as identity primary key,
  character_id bigint not null references characters on delete cascade,
  version bigint not null,
  title text not null,
  html text not null,
  area_name text not null,
  image text not null,
  at timestamptz not null,
  constraint journal_entries_once unique (character_id, version)
);
create index journal_entries_in_order on journal_entries (character_id, id);

create table journal_tags (
  id bigint generated always as identity primary key,
  character_id bigint not null references characters on delete cascade,
  name text not null,
  color text not null default 'None' check (color in ('Green', 'Red', 'Yellow', 'Blue', 'Violet', 'None')),
  is_favorite boolean not null default false
);
create index journal_tags_of on journal_tags (character_id);

create table journal_entry_tags (
  entry_id bigint not null references journal_entries on delete cascade,
  tag_id bigint not null references journal_tags on delete cascade,
  primary key (entry_id, tag_id)
);
create index journal_entry_tags_of on journal_entry_tags (tag_id, entry_id);
