-- Up Migration

-- Whom a player knows, by characters. A list is its owner's own: who stands on it is not told, and need not have them on theirs.
create table contacts (
  character_id bigint not null references characters on delete cascade,
  contact_id bigint not null references characters on delete cascade,
  added_at timestamptz not null default now(),
  primary key (character_id, contact_id),
  check (character_id <> contact_id)
);
create index contacts_with on contacts (contact_id);

-- Whom a player does not want to have to do with. It holds for both sides, and is told to its owner alone.
create table blocks (
  character_id bigint not null references characters on delete cascade,
  blocked_id bigint not null references characters on delete cascade,
  blocked_at timestamptz not null default now(),
  primary key (character_id, blocked_id),
  check (character_id <> blocked_id)
);
create index blocks_of on blocks (blocked_id);

-- What a player wants of people they do not know. Whoever has no row takes invitations from everybody and is suggested to nobody.
create table company_preferences (
  account_id bigint primary key references accounts on delete cascade,
  contacts_only boolean not null default false,
  can_be_suggested boolean not null default false
);
create index company_preferences_with_leave on company_preferences (account_id) where can_be_suggested;
