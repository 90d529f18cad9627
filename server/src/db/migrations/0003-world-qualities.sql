-- Up Migration

-- The levels that are everybody's, as totals: change points, or levels where a quality climbs one by one.
create table world_qualities (
  quality_id bigint primary key,
  total bigint not null
);

-- Those levels as a turn read them: with them it can be played again. Nothing where all of them were nothing.
alter table ledger add column shared text;
