-- Up Migration

-- Whoever was made before characters remembered when they arrived came when they were put on the roster; and
-- whoever was made before each had a luck of their own is rolled one that nobody can foresee. What a character
-- has already stays as it is. An arrival of 0 was never anybody's: it stood for one that was not known.
with known as (
  select
    id,
    roster.created_at,
    case when state::jsonb ->> 'arrived' = '0' then state::jsonb - 'arrived' else state::jsonb end as state
  from characters
    join roster on roster.character_id = characters.id
)
update characters
set state = (
  jsonb_build_object(
    'arrived', floor(extract(epoch from known.created_at) * 1000)::int8,
    'luck', 1 + ('x' || left(gen_random_uuid()::text, 8))::bit(32)::int8 % 2147483648
  ) || known.state
)::text
from known
where known.id = characters.id and not known.state ?& array['arrived', 'luck'];
