-- Up Migration

-- Words without their accents. What has none is left as it is.
create function without_accents(words text) returns text
  language sql immutable strict parallel safe
  return normalize(regexp_replace(normalize(words, NFD), '[\u0300-\u036f]', '', 'g'), NFC);

-- English words by their stems. No word is too common to be found: a title may be made of nothing else.
create text search dictionary journal_stem (template = snowball, language = english);
create text search configuration journal_words (copy = simple);
alter text search configuration journal_words
  alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part with journal_stem;

-- The words of an entry: its title, its place, and its story without the markup.
alter table journal_entries add column words tsvector not null generated always as (
  to_tsvector(
    'journal_words'::regconfig,
    without_accents(title || ' . ' || area_name || ' . ' || regexp_replace(html, '<[^>]*>|&[a-z0-9#]+;', ' ', 'g'))
  )
) stored;
create index journal_entries_by_words on journal_entries using gin (words);
