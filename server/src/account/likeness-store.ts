import type { Database } from '../db/database.ts';
import { likenessKey } from './name-likeness.ts';

const sources = [
  { of: 'accounts', id: 'id', name: 'user_name', table: 'account_likenesses', owner: 'account_id' },
  { of: 'roster', id: 'character_id', name: 'name', table: 'character_likenesses', owner: 'character_id' },
] as const;
const pageSize = 2_000;

export type NamedRow = { readonly id: number; readonly name: string };

/**
 * Gives each name without a likeness its own, the oldest first, unless another name owns it. Needed once after the
 * migration that creates the tables, and for names that an older server wrote during a rolling deploy.
 */
export async function fillLikenesses(database: Database): Promise<void> {
  for (const { of, id, name, table, owner } of sources) {
    const text = `select ${id} as id, ${name} as name from ${of}
      where ${id} > $1 and not exists (select from ${table} where ${owner} = ${id}) order by ${id} limit ${pageSize}`;
    const filling = {
      name: `fill-${table}`,
      text: `insert into ${table} (likeness, ${owner})
        select * from unnest($1::text[], $2::int8[]) as new (likeness, owner)
        where exists (select from ${of} where ${id} = owner) on conflict do nothing`,
    };
    for await (const page of pages(database, { name: `unlikened-${of}`, text })) {
      await database.run(filling, [page.map((each) => likenessKey(each.name)), page.map((each) => each.id)]);
    }
  }
}

/** Fills the tables if they are empty, which they are after the migration that creates them. */
export async function fillNewLikenesses(database: Database): Promise<void> {
  const [state] = await database.run<{ empty: boolean }>({
    name: 'likenesses-empty',
    text: 'select not exists (select from account_likenesses) and exists (select from accounts) as empty',
  });
  if (state?.empty) await fillLikenesses(database);
}

/** The groups of names that look alike: usernames, or names of characters. */
export async function findAlike(database: Database, kind: 'accounts' | 'roster'): Promise<readonly NamedRow[][]> {
  const { of, id, name } = kind === 'accounts' ? sources[0] : sources[1];
  const text = `select ${id} as id, ${name} as name from ${of} where ${id} > $1 order by ${id} limit ${pageSize}`;
  const groups = new Map<string, NamedRow[]>();
  for await (const page of pages(database, { name: `all-names-${of}`, text })) {
    for (const row of page) {
      const key = likenessKey(row.name);
      groups.set(key, [...(groups.get(key) ?? []), row]);
    }
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

async function* pages(database: Database, query: { readonly name: string; readonly text: string }) {
  for (let after = 0; ; ) {
    const page = await database.run<NamedRow>(query, [after]);
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    after = last.id;
  }
}
