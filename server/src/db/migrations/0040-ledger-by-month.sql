-- Up Migration

-- The ledger in parts, one a month by the game's clock, UTC: a month that is old enough leaves whole, and what is written
-- today stays beside what was written today. The keys that are once are so within a month; over all of them each turn
-- is once by the version of its character, which is taken in the same statement (docs/decisions/0011).
alter table ledger rename to ledger_before;
alter table ledger_before rename constraint ledger_pkey to ledger_before_pkey;
alter table ledger_before rename constraint ledger_request_once to ledger_before_request_once;
alter index ledger_rolls rename to ledger_before_rolls;

create table ledger (
  character_id bigint not null constraint ledger_character_id_fkey references characters on delete cascade,
  version bigint not null,
  request_key text,
  choice text not null,
  world text not null,
  seed bigint not null,
  at timestamptz not null,
  changes text not null,
  shared text,
  reads text,
  actor_id bigint,
  actor_version bigint
) partition by range (at);

-- Rows whose month was not made yet, so that no turn is refused for it; making the month takes them along.
create table ledger_rest partition of ledger default;
alter table ledger_rest
  add constraint ledger_rest_pkey primary key (character_id, version),
  add constraint ledger_rest_request_once unique (character_id, request_key);
create index ledger_rest_rolls on ledger_rest (character_id, version desc) where changes like '%"kind":"rolled"%';

-- Makes the part of the ledger for the month of a day; false where there is one that has that month. Locks the characters
-- first, as a turn does.
create function make_ledger_month(day date) returns boolean language plpgsql as $$
declare
  begins timestamp := date_trunc('month', day::timestamp);
  since timestamptz := begins at time zone 'UTC';
  until timestamptz := (begins + interval '1 month') at time zone 'UTC';
  part text := 'ledger_' || to_char(begins, 'YYYY_MM');
begin
  if to_regclass(part) is not null then
    return false;
  end if;
  lock table characters in share row exclusive mode;
  lock table ledger_rest in access exclusive mode;
  execute format('create table %I (like ledger)', part);
  execute format(
    'with early as (delete from ledger_rest where at >= %L and at < %L returning *) insert into %I select * from early',
    since, until, part
  );
  execute format(
    'alter table %1$I add constraint %2$I primary key (character_id, version),
      add constraint %3$I unique (character_id, request_key)',
    part, part || '_pkey', part || '_request_once'
  );
  execute format(
    'create index %I on %I (character_id, version desc) where changes like %L',
    part || '_rolls', part, '%"kind":"rolled"%'
  );
  execute format('alter table ledger attach partition %I for values from (%L) to (%L)', part, since, until);
  return true;
exception
  -- An older part has that month: nothing of the above has happened.
  when invalid_object_definition then
    return false;
end $$;

-- What there is stays where it is, as the part of everything until its last month is over: nothing is copied.
do $$
declare
  last_day timestamptz;
begin
  select max(at) into last_day from ledger_before;
  if last_day is null then
    drop table ledger_before;
  else
    execute format(
      'alter table ledger attach partition ledger_before for values from (minvalue) to (%L)',
      (date_trunc('month', greatest(last_day, now()) at time zone 'UTC') + interval '1 month') at time zone 'UTC'
    );
  end if;
  perform make_ledger_month((now() at time zone 'UTC' + ahead * interval '1 month')::date) from generate_series(0, 2) as ahead;
end $$;
