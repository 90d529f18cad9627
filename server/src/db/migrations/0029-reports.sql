-- Up Migration

-- What players report to whoever keeps the server: the words as they were at that moment, with the names then in use. They
-- outlive the accounts of both, so that nobody gets rid of one by leaving; after a year they are swept.
create table reports (
  id bigint generated always as identity primary key,
  character_id bigint references characters on delete set null,
  reported_id bigint references characters on delete set null,
  kind text not null check (kind in ('message', 'profile', 'name')),
  -- The number of the message, or a hash of the words: to report the same twice is one report.
  about text not null,
  name text not null,
  user_name text not null,
  words text not null,
  reason text not null,
  at timestamptz not null default now(),
  done_at timestamptz,
  constraint reports_once unique (character_id, kind, reported_id, about)
);
create index reports_of_somebody on reports (reported_id);
create index reports_open on reports (id) where done_at is null;
