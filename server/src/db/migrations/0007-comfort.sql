-- Up Migration

-- What players set for their own comfort, and what they marked: one row for an account, merged in place, so that of
-- two changes at once none is lost. Settings under their names; marks under `kind id`.
create table comfort (
  account_id bigint primary key references accounts on delete cascade,
  settings jsonb not null default '{}',
  marks jsonb not null default '{}'
);
