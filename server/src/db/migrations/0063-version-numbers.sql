-- Up Migration

-- The numbers of the version, and what its renamed things were called. They join `world_numbers` when it goes live.
alter table compiled_worlds add column numbers jsonb;
