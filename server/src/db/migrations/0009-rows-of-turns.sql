-- Up Migration

-- A turn may read other characters and rows, and be a part of the turn of somebody else. What its rule was given
-- besides its own moment, as JSON; and for the other side of a turn of several, whose it was and which.
alter table ledger add column reads text;
alter table ledger add column actor_id bigint;
alter table ledger add column actor_version bigint;

-- Rows that a turn writes besides its character, in the same transaction. They are known by the turn that wrote them and
-- their place among its changes, so that none is written twice.

-- Letters to a character. The unique key lists those of a character in the order in which they came.
create table messages (
  id bigint generated always as identity primary key,
  character_id bigint not null references characters on delete cascade,
  version bigint not null,
  place integer not null,
  title text not null,
  html text not null,
  image text,
  at timestamptz not null,
  constraint messages_once unique (character_id, version, place)
);

-- Letters that are to go by e-mail too. A row leaves the queue when it has been sent.
create table mails (
  message_id bigint primary key references messages on delete cascade,
  queued_at timestamptz not null
);

-- Results that a player may write up in their journal.
create table journal_drafts (
  character_id bigint not null references characters on delete cascade,
  version bigint not null,
  place integer not null,
  storylet bigint not null,
  at timestamptz not null,
  primary key (character_id, version, place)
);

-- Invitations, each once. One without `to_id` goes to somebody who does not play yet.
create table invitations (
  id bigint generated always as identity primary key,
  act bigint not null,
  from_id bigint not null references characters on delete cascade,
  version bigint not null,
  place integer not null,
  to_id bigint references characters on delete cascade,
  words text not null,
  sent_at timestamptz not null,
  over text check (over in ('accepted', 'declined', 'cancelled', 'expired')),
  over_at timestamptz,
  begun_at timestamptz,
  constraint invitations_once unique (from_id, version, place)
);
create index invitations_to on invitations (to_id);
create index invitations_open_from on invitations (from_id) where over is null;
