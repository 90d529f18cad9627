-- Up Migration

-- Links that do more than to confirm the address an account has: `change` puts another in its place, `link` does so and
-- sets a password with it, `return` takes back one that was changed. The address and the password wait here until the link
-- is pressed; nothing of the account is another before.
alter table email_confirmations add column kind text not null default 'confirm'
  constraint email_confirmations_kinds check (kind in ('confirm', 'change', 'link', 'return'));
alter table email_confirmations add column email text;
alter table email_confirmations add column password_hash text;
-- A digest that stands for the session in which it was asked for, which goes on when the others end.
alter table email_confirmations add column asked_in text;
create index email_confirmations_to_return on email_confirmations (email_key) where kind = 'return' and used_at is null;

-- An address that its owner may still take back is given to no other account meanwhile.
create function address_is_held(key text, by_account bigint) returns boolean language sql stable as $$
  select exists (
    select from email_confirmations
    where kind = 'return' and used_at is null and email_key = key and expires_at > now()
      and account_id is distinct from by_account
  )
$$;

-- When a player last gave themselves another username.
alter table accounts add column renamed_at timestamptz;

-- False for a player who wants no letters of the game at all, whatever they have chosen of them.
alter table message_preferences add column by_mail boolean not null default true;
