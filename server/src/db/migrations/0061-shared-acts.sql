-- Up Migration

-- Accepted acts, one row for each of the two players, with what that player read. `outcome` is a text in JSON, without
-- the name of the other player; null if it was not stored. Rows go when either player is deleted or blocks the other.
create table shared_acts (
  character_id bigint not null references characters on delete cascade,
  invitation bigint not null,
  other_id bigint not null references characters on delete cascade,
  act bigint not null,
  has_sent boolean not null,
  has_won boolean,
  outcome text,
  at timestamptz not null,
  primary key (character_id, invitation)
);
create index shared_acts_between on shared_acts (character_id, other_id, at);
create index shared_acts_with on shared_acts (other_id);

-- Invitations that were accepted within the last 90 days.
insert into shared_acts (character_id, invitation, other_id, act, has_sent, has_won, at)
select side.character_id, id, side.other_id, act, side.has_sent, has_from_won = side.has_sent, over_at
from invitations
cross join lateral (values (from_id, to_id, true), (to_id, from_id, false)) as side (character_id, other_id, has_sent)
where over = 'accepted' and to_id is not null and over_at is not null and not exists (
  select from blocks
  where (blocks.character_id = from_id and blocked_id = to_id) or (blocks.character_id = to_id and blocked_id = from_id)
);
