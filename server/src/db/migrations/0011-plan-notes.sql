-- Up Migration

-- The notes of a plan, a row for each plan: written and deleted with it by the character's turns, and changed by
-- themselves. They have no limit, and would slow down every turn if the character held them.
create table plan_notes (
  character_id bigint not null references characters on delete cascade,
  branch bigint not null,
  notes text not null default '',
  primary key (character_id, branch)
);
