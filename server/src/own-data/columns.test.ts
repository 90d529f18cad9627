import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aDatabase } from '../testing/database.ts';
import { taggedTables } from './columns.ts';
import { exportedColumns } from './tagged-table.ts';

const database = await aDatabase();

/** All columns as `table.column`, without those of pg-boss and of the migrations. */
async function allColumns(): Promise<readonly string[]> {
  const rows = await database.run<{ of: string }>({
    name: 'test-columns',
    text: `select relname || '.' || attname as of from pg_attribute
        join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace
      where nspname = 'public' and relkind in ('r', 'p') and not relispartition and attnum > 0 and not attisdropped
        and relname <> 'migrations' order by 1`,
  });
  return rows.map(({ of }) => of);
}

test('tags every column of the database', {
  meta: { asvs: ['14.1.1'] },
}, async () => {
  const tagged = Object.entries(taggedTables).flatMap(([table, { columns }]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  );

  expect(tagged.sort()).toEqual([...(await allColumns())].sort());
});

test('a table with personal data or purchases names the owner of each row', () => {
  const nobodys = Object.entries(taggedTables).filter(([, table]) => exportedColumns(table).length > 0 && !table.owner);

  expect(nobodys.map(([name]) => name)).toEqual([]);
});

test('no column of a purchase is personal, so purchases can stay after an erasure', () => {
  const ofPersons = Object.entries(taggedTables).flatMap(([name, { columns, purchaseColumns = [] }]) =>
    purchaseColumns
      .filter((column) => !['pseudonymous', 'none'].includes(columns[column] ?? ''))
      .map((column) => [name, column]),
  );

  expect(ofPersons).toEqual([]);
});

test("the operators' page explains each tag, and lists the tags and retention of each table", {
  meta: { asvs: ['14.1.2'] },
}, () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/operators/personal-data.md'), 'utf8');
  const classes = ['personal', 'public', 'pseudonymous', 'none'] as const;
  const follows = page.split('\n').find((line) => line.startsWith('| | '));
  expect(follows).toBe(`| | ${classes.map((each) => `\`${each}\``).join(' | ')} |`);
  for (const what of ['Who reads it', 'In the log', 'In the export', 'After erasure', 'In transit', 'At rest'])
    expect(page).toMatch(new RegExp(`^\\| ${what} \\|( [^|]+ \\|){4}$`, 'm'));

  const listed = [...page.matchAll(/^\| `(\w+)` \| ([^|]+) \| [^|]{4,} \|$/gm)].map(
    ([, name, has]) => `${name}: ${has}`,
  );
  const expected = Object.entries(taggedTables).map(([name, { columns, purchaseColumns }]) => {
    const has = classes.filter((each) => Object.values(columns).includes(each));
    return `${name}: ${[...has, ...(purchaseColumns ? ['bought'] : [])].join(', ')}`;
  });
  expect(listed).toEqual(expected);
});
