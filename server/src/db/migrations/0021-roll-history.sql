-- Up Migration

-- The turns in which a challenge was rolled, newest first: they are a few among many.
create index ledger_rolls on ledger (character_id, version desc) where changes like '%"kind":"rolled"%';
