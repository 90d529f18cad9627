/** A unique key or a primary key. */
export type UniqueKey = { readonly table: string; readonly columns: readonly string[] };
export type Schema = { readonly tables: ReadonlySet<string>; readonly keys: readonly UniqueKey[] };

/** Reads tables and unique keys from the migrations, oldest first. A key of a partition counts for its table. */
export function schemaOf(migrations: readonly string[]): Schema {
  const tables = new Set<string>();
  const partOf = new Map<string, string>();
  let keys: (UniqueKey & { readonly name: string })[] = [];
  const owner = (table: string): string => partOf.get(table) ?? table;
  const add = (table: string, columns: string, name = '') => {
    keys.push({
      table: owner(table),
      columns: columns.split(',').map((each) => each.trim().split(' ')[0] ?? ''),
      name,
    });
  };
  for (const statement of migrations.flatMap(statementsOf)) {
    const [, created, body = ''] = statement.match(/^create table (?:if not exists )?(\w+) \(([\s\S]*)\)/) ?? [];
    const [, part, whole] = statement.match(/^create table (\w+) partition of (\w+)/) ?? [];
    const [, altered, change = ''] = statement.match(/^alter table (?:only )?(\w+)\s+([\s\S]*)/) ?? [];
    const [, dropped] = statement.match(/^drop table (?:if exists )?(\w+)/) ?? [];
    const [, indexed, columns = ''] =
      statement.match(/^create unique index \w+ on (\w+) (?:using \w+ )?\(([^()]*)\)/) ?? [];
    if (part && whole) partOf.set(part, whole);
    if (created) tables.add(created);
    for (const line of created ? body.split(/,\s*\n/) : [])
      if (!/\b(?:unique|primary key)\s*\(/.test(line) && /\b(?:unique|primary key)\b/.test(line))
        add(created as string, line.trim(), line.match(/constraint (\w+)/)?.[1]);
    const target = created ?? altered;
    for (const [, name, cols = ''] of (created ? body : change).matchAll(
      /(?:constraint (\w+) )?(?:unique|primary key)\s*\(([^()]*)\)/g,
    ))
      if (target) add(target, cols, name);
    for (const [, name] of change.matchAll(/drop constraint (\w+)/g)) keys = keys.filter((key) => key.name !== name);
    const [, renamed] = change.match(/^rename to (\w+)/) ?? [];
    if (dropped || renamed) {
      const removed = dropped ?? (altered as string);
      tables.delete(removed);
      keys = keys.filter(({ table }) => table !== removed);
    }
    if (indexed) add(indexed, columns);
  }
  return { tables, keys: keys.map(({ table, columns }) => ({ table, columns })) };
}

/** Splits a migration into statements. Comments are removed, and each function body is replaced by ''. */
const statementsOf = (migration: string): readonly string[] =>
  migration
    .replace(/^\s*--.*$/gm, '')
    .replace(/\$\$[\s\S]*?\$\$/g, "''")
    .split(/;\s*(?:\n|$)/)
    .map((each) => each.trim());
