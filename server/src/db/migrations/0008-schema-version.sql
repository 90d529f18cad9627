-- Up Migration

-- The shape of a character's document (`upgradeCharacter` in the engine). Documents from before they had a version
-- are of version 0.
alter table characters add column schema_version smallint not null default 0;
