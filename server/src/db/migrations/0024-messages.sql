-- Up Migration

-- Messages are counted from a number that no invitation and nothing of a world ever has: whichever number of a message a
-- client sends, it can only be that of one thing.
alter table mails drop constraint mails_message_id_fkey;
alter table mails add constraint mails_message_id_fkey
  foreign key (message_id) references messages on update cascade on delete cascade;
alter table messages alter column id drop identity;
create sequence message_numbers minvalue 1000000000 owned by messages.id;
alter table messages alter column id set default nextval('message_numbers');
update messages set id = renumbered.number
from (select id as old, nextval('message_numbers') as number from (select id from messages order by id) as all_of_them)
  as renumbered
where id = renumbered.old;

-- The storylet a letter tells of, by its number in the world. Of a letter that was thrown away the words are gone; its
-- row stays until it is old, so that throwing it away twice comes to the same.
alter table messages add column storylet bigint;
alter table messages add column is_thrown_away boolean not null default false;
create index messages_newest on messages (character_id, at desc, id desc) where not is_thrown_away;

-- Each side is told of an invitation until they throw away what they were told of its end. The turns in which an accepted
-- one changed them, and who won, are kept to tell it.
alter table invitations add column is_away_from boolean not null default false;
alter table invitations add column is_away_to boolean not null default false;
alter table invitations add column version_from bigint;
alter table invitations add column version_to bigint;
alter table invitations add column has_from_won boolean;
