-- Up Migration

-- Who owns a likeness (what a name looks like, `likenessKey`): nobody else may choose a name that looks the same. The
-- server fills both tables after this migration. Of names that looked alike before, only the oldest owns the likeness.
create table account_likenesses (
  likeness text primary key,
  account_id bigint not null references accounts on delete cascade
);
create index account_likenesses_by_account on account_likenesses (account_id);

create table character_likenesses (
  likeness text primary key,
  character_id bigint not null references roster on delete cascade
);
create index character_likenesses_by_character on character_likenesses (character_id);
