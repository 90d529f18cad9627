-- Up Migration

-- Every change of a character's Fate as a double entry, known by the turn that made it and its place among its changes:
-- what it added to the purse and to the debt, and what it added to the book on the other side, which together are
-- nothing. The balances are those after it. Rows stay when a character is gone, for orders refer to them: they hold
-- a number and no name.
create table fate_entries (
  character_id bigint not null,
  version bigint not null,
  place integer not null,
  at timestamptz not null,
  book text not null check (book in ('opening', 'branch', 'plot', 'store', 'outcome', 'order', 'refund', 'operator')),
  -- The number of the order, the refund or the operator's command.
  reference text,
  purse bigint not null,
  debt bigint not null,
  other bigint not null,
  balance bigint not null check (balance >= 0),
  owed bigint not null check (owed >= 0),
  primary key (character_id, version, place),
  constraint fate_entries_even check (purse - debt + other = 0)
);
-- An order, a refund and a command are entered once, whoever's they are said to be.
create unique index fate_entries_once on fate_entries (book, reference) where reference is not null;

create trigger fate_entries_only_added before update or delete on fate_entries
  for each row execute function refuse_to_change();
create trigger fate_entries_never_emptied before truncate on fate_entries
  for each statement execute function refuse_to_change();

-- What characters hold as the books begin; also nothing, where the ledger has older changes that are in no book.
insert into fate_entries (character_id, version, place, at, book, purse, debt, other, balance, owed)
select id, version, -1, now(), 'opening', fate, 0, -fate, fate, 0
from characters, lateral (select coalesce((state::jsonb ->> 'fate')::bigint, 0) as fate) as held
where fate > 0
  or exists (select from ledger where character_id = characters.id and changes like '%"kind":"fate"%');
