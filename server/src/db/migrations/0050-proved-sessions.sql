-- Up Migration

-- The time at which the player last showed in this session who they are, by a log-in or by a password asked once more. What
-- opens or closes an account asks for one that is not long ago.
alter table sessions add column proved_at timestamptz;
update sessions set proved_at = created_at;
alter table sessions alter column proved_at set default now(), alter column proved_at set not null;
