-- Up Migration

-- A text in the form in which parts of words are looked for: without case, accents and apostrophes.
create function plain_for_search(words text) returns text
  language sql immutable strict parallel safe
  return lower(translate(without_accents(words), '''’‘ʼ', ''));

-- Title, place and story of an entry, in that form. Markup within a word leaves nothing, other markup a space.
alter table journal_entries add column plain text not null generated always as (
  plain_for_search(
    title || E'\n' || area_name || E'\n' || regexp_replace(
      regexp_replace(html, '</?(?:p|br|div|li|ul|ol|hr|blockquote|h[1-6])\y[^>]*>|&[a-z0-9#]+;', ' ', 'gi'),
      '<[^>]*>', '', 'g'
    )
  )
) stored;
