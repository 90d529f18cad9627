import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

test('every column of the database says whether it is personal, public, pseudonymous or about nobody', {
  meta: { asvs: ['14.1.1'] },
}, async () => {
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

test('the page for operators says what follows from each class, and of every table which classes it has and how long it is kept', {
  meta: { asvs: ['14.1.2'] },
}, () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/operators/personal-data.md'), 'utf8');
  const classes = ['personal', 'public', 'pseudonymous', 'none'] as const;
  const follows = page.split('\n').find((line) => line.startsWith('| | '));
  expect(follows).toBe(`| | ${classes.map((each) => `\`${each}\``).join(' | ')} |`);
  for (const what of ['Who reads it', 'In the log', 'In the export', 'After erasure', 'In transit', 'At rest'])
    expect(page).toMatch(new RegExp(`^\\| ${what} \\|( [^|]+ \\|){4}$`, 'm'));

  const told = [...page.matchAll(/^\| `(\w+)` \| ([^|]+) \| [^|]{4,} \|$/gm)].map(([, name, has]) => `${name}: ${has}`);
  const are = Object.entries(taggedTables).map(([name, { columns, bought }]) => {
    const has = classes.filter((each) => Object.values(columns).includes(each));
    return `${name}: ${[...has, ...(bought ? ['bought'] : [])].join(', ')}`;
  });
  expect(told).toEqual(are);
});
