-- Up Migration

-- The servers that run on this database. One whose last sign is older than a quarter of a minute is gone. What all of
-- them have to agree in is kept by name: secrets as digests, everything else as it stands.
create table nodes (
  id text primary key,
  place text not null,
  agreement jsonb not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
