import type { taggedTables } from '@underhall/server/own-data/columns';

type Tables = typeof taggedTables;

const tableHead = '| Table | Has | Kept |\n|---|---|---|\n';
const classes = ['personal', 'public', 'pseudonymous', 'none'] as const;

/**
 * Returns the page with a generated table of tables. The rest of the page is written by hand and stays.
 *
 * @throws Error if the page has no such table
 */
export function withTables(page: string, tables: Tables): string {
  const start = page.indexOf(tableHead);
  if (start < 0) throw new Error(`The page of personal data has no table "${tableHead.split('\n')[0]}".`);
  const end = page.indexOf('\n\n', start);
  const lines = Object.entries(tables).map(lineOf);
  return `${page.slice(0, start)}${tableHead}${lines.join('\n')}${end < 0 ? '\n' : page.slice(end)}`;
}

function lineOf([name, { columns, purchaseColumns, retention }]: readonly [string, Tables[string]]): string {
  const tags = Object.values(columns);
  const has = [...classes.filter((each) => tags.includes(each)), ...(purchaseColumns ? ['bought'] : [])];
  return `| \`${name}\` | ${has.join(', ')} | ${retention} |`;
}
