-- Up Migration

-- When an invitation was sent by the database's clock, by which limits are counted; `sent_at` is by the game's. Those that
-- are still open are found by their age.
alter table invitations add column written_at timestamptz not null default now();
create index invitations_by_age on invitations (sent_at) where over is null;

-- Addresses outside that an invitation was written to, by the hash that stands for them, and when that was last.
create table outside_addresses (
  digest text primary key,
  written_at timestamptz not null default now()
);
