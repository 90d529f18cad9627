-- Up Migration

-- When a server last failed to open the version in time.
alter table world_versions add column refused_at timestamptz;
