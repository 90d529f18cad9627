-- Up Migration

-- A journal keeps what a turn told, or a snippet from beside the story: each once.
alter table journal_entries alter column version drop not null;
alter table journal_entries add column snippet_id bigint;
alter table journal_entries add constraint journal_entries_of_one check ((version is null) <> (snippet_id is null));
alter table journal_entries add constraint journal_snippets_once unique (character_id, snippet_id);
