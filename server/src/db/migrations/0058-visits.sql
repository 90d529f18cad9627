-- Up Migration

-- When each player was last here, in milliseconds since 1970 by the game's clock, written at most once in ten minutes.
-- No part of the character: a visit must not make a turn start again. `away_from` and `away_until` are an absence that
-- has ended, until the player has seen its news.
create table visits (
  character_id bigint primary key references characters on delete cascade,
  seen_at bigint not null,
  away_from bigint,
  away_until bigint,
  check ((away_from is null) = (away_until is null))
);
