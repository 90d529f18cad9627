-- Up Migration

-- E-mails that are to be sent, written in the transaction of what they tell of. A row holds what the letter is about and
-- none of its words: it is worded when it is sent, and gone once it has been. Whoever takes one to send it puts off
-- `next_at` in the same statement, so that nobody else does, and so that it is tried again if it comes to nothing.
drop table mails;
create table mails (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  account_id bigint references accounts on delete cascade,
  message_id bigint references messages on delete cascade,
  -- Where there is no account: whom it goes to.
  address text,
  about jsonb not null default '{}',
  queued_at timestamptz not null default now(),
  attempts smallint not null default 0,
  next_at timestamptz not null default now()
);
create index mails_in_order on mails (next_at);
create index mails_of_account on mails (account_id);

-- Tells the servers that there is something to send, once it is committed.
create function tell_of_mails() returns trigger language plpgsql as $$
begin
  perform pg_notify('mails', '');
  return null;
end $$;
create trigger mails_are_told after insert on mails for each statement execute function tell_of_mails();

-- When the first of a character's timed stories is due, as the document has it, in milliseconds since 1970: so that those
-- whose player is away are found.
alter table characters add column due_at bigint;
update characters set due_at = (
  select min((timer ->> 'dueAt')::numeric)::bigint from jsonb_array_elements(state::jsonb -> 'timers') as timer
)
where jsonb_typeof(state::jsonb -> 'timers') = 'array';
create index characters_due on characters (due_at) where due_at is not null;

-- Links for a new password are made of this word and the server's secret; the table alone opens nothing.
delete from password_resets;
alter table password_resets add column word text not null;
