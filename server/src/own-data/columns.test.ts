import { expect, test } from 'vitest';
import { aDatabase } from '../testing/database.ts';
import { columnsOfExport, taggedTables } from './columns.ts';

const database = await aDatabase();

/** Every column there is, `table.column`; what runs the jobs and counts the migrations is no part of the game. */
async function columnsThere(): Promise<readonly string[]> {
  const rows = await database.run<{ of: string }>({
    name: 'test-columns',
    text: `select relname || '.' || attname as of from pg_attribute
        join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace
      where nspname = 'public' and relkind in ('r', 'p') and not relispartition and attnum > 0 and not attisdropped
        and relname <> 'migrations' order by 1`,
  });
  return rows.map(({ of }) => of);
}

test('every column of the database says whether it is personal, public, pseudonymous or about nobody', async () => {
  const tagged = Object.entries(taggedTables).flatMap(([table, { columns }]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  );

  expect(tagged.sort()).toEqual([...(await columnsThere())].sort());
});

test('whatever is a person’s, or was bought, stands in a table that says whose each row is', () => {
  const nobodys = Object.entries(taggedTables).filter(([, table]) => columnsOfExport(table).length > 0 && !table.of);

  expect(nobodys.map(([name]) => name)).toEqual([]);
});

test('what was bought says nothing of anybody by itself: it stays when an account is erased', () => {
  const ofPersons = Object.entries(taggedTables).flatMap(([name, { columns, bought = [] }]) =>
    bought
      .filter((column) => !['pseudonymous', 'none'].includes(columns[column] ?? ''))
      .map((column) => [name, column]),
  );

  expect(ofPersons).toEqual([]);
});
