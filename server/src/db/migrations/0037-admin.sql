-- Up Migration

-- Accounts that whoever runs the game has shut: nobody gets in by them until they are opened again.
alter table accounts add column disabled_at timestamptz;

-- What was done by `npm run admin`, by whom and why. Rows are only ever added. Each bears a hash of itself and of the one
-- before it, so that one that was changed or taken away behind the game's back is found out. No name and no address
-- of a player stands here: the row outlives the account, which it knows by its number alone.
create table admin_log (
  id bigint primary key,
  at timestamptz not null default now(),
  operator text not null,
  deed text not null,
  account_id bigint,
  about jsonb not null default '{}',
  reason text not null default '',
  chain text not null
);

create function admin_log_link(previous text, entry admin_log) returns text language sql immutable as $$
  select encode(sha256(convert_to(jsonb_build_array(
    previous, entry.id, (extract(epoch from entry.at) * 1000000)::int8, entry.operator, entry.deed, entry.account_id,
    entry.about, entry.reason
  )::text, 'UTF8')), 'hex')
$$;

create function add_to_admin_log() returns trigger language plpgsql as $$
declare
  previous admin_log;
begin
  -- A row that a backup brings back has its place already.
  if new.chain is null then
    perform pg_advisory_xact_lock(hashtext('admin_log'));
    select * into previous from admin_log order by id desc limit 1;
    new.id := coalesce(previous.id, 0) + 1;
    new.chain := admin_log_link(coalesce(previous.chain, ''), new);
  end if;
  return new;
end $$;
create trigger admin_log_in_order before insert on admin_log for each row execute function add_to_admin_log();

create function refuse_to_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name using errcode = 'object_not_in_prerequisite_state';
end $$;
create trigger admin_log_stays before update or delete on admin_log for each row execute function refuse_to_change();
create trigger admin_log_is_kept before truncate on admin_log for each statement execute function refuse_to_change();

-- For the list of their sessions that players see: the browser in plain words, and when it was last here.
alter table sessions add column device text not null default '';
alter table sessions add column seen_at timestamptz not null default now();
