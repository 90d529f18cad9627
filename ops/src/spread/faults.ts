import type { Schema } from './keys.ts';
import type { Sql } from './statements.ts';

/** The places of tables, and the statements that may be asked of more than one: `tables.ts`. */
export type Plan = {
  readonly spreadBy: Readonly<Record<string, string>>;
  readonly inOnePlace: Readonly<Record<string, string>>;
  readonly mayCross: Readonly<Record<string, string>>;
  readonly keysThatCross: Readonly<Record<string, string>>;
};

const entry = (name: string): string => `docs/scale.md says why; the lists are in ops/src/spread/tables.ts (${name})`;

/** The faults of tables and keys: a table that is in no list, and a unique key that no single place could keep. */
export function faultsOfSchema({ tables, keys }: Schema, plan: Plan): readonly string[] {
  const homeless = [...tables].filter((table) => !(table in plan.spreadBy) && !(table in plan.inOnePlace));
  const crossing = keys.filter(
    ({ table, columns }) => table in plan.spreadBy && !columns.includes(plan.spreadBy[table] as string),
  );
  const named = new Set(crossing.map(nameOfKey));
  return [
    ...homeless.map(
      (table) => `the table ${table} is neither spread nor in one place: ${entry('spreadBy, inOnePlace')}`,
    ),
    ...[...named]
      .filter((key) => !(key in plan.keysThatCross))
      .map((key) => `the unique key ${key} does not name the column its table is spread by: ${entry('keysThatCross')}`),
    ...Object.keys(plan.keysThatCross)
      .filter((key) => !named.has(key))
      .map((key) => `the unique key ${key} is listed and is none that crosses: take it off keysThatCross`),
    ...[...Object.keys(plan.spreadBy), ...Object.keys(plan.inOnePlace)]
      .filter((table) => !tables.has(table))
      .map((table) => `the table ${table} is listed and does not exist`),
  ];
}

const nameOfKey = ({ table, columns }: Schema['keys'][number]): string => `${table} (${columns.join(', ')})`;

/** The faults of statements: one about a spread table that would ask more than one place and is in no list. */
export function faultsOfStatements(statements: readonly Sql[], plan: Plan): readonly string[] {
  const crossing = new Map(statements.map(({ name, text }) => [name, whyCrossing(text, plan)]));
  return [
    ...[...crossing]
      .filter(([name, why]) => why !== undefined && !(name in plan.mayCross))
      .map(([name, why]) => `the statement ${name} ${why}: ${entry('mayCross')}`),
    ...Object.keys(plan.mayCross)
      .filter((name) => crossing.get(name) === undefined)
      .map((name) => `the statement ${name} is listed and does not cross: take it off mayCross`),
  ];
}

/** The reason why a statement may ask more than one place; undefined if it cannot. */
export function whyCrossing(text: string, { spreadBy, inOnePlace }: Plan): string | undefined {
  if (text === '') return 'has a text that is made elsewhere, so that its tables cannot be read';
  const tables = tablesIn(text);
  const spread = tables.filter((table) => table in spreadBy);
  const unnamed = spread.find((table) => !namesColumn(text, table, spreadBy[table] as string));
  if (unnamed !== undefined) return `does not name ${spreadBy[unnamed]}, by which ${unnamed} is spread`;
  const other = tables.find((table) => table in inOnePlace);
  if (spread.length > 0 && other !== undefined)
    return `is about ${spread[0]}, which is spread, and ${other}, which is not`;
  return undefined;
}

/** The tables that a statement reads or writes, and other words that stand in their place. */
const tablesIn = (text: string): readonly string[] => [
  ...new Set(
    [...text.matchAll(/\b(?:from|join|into|update|table|using)\s+(?:only\s+)?(\w+)/g)].map(([, name = '']) => name),
  ),
];

/** Is the column given a value, compared, joined by, or written? */
function namesColumn(text: string, table: string, column: string): boolean {
  const own = `(?:\\b${table}\\.|\\?\\.|(?<![\\w.]))${column}\\b`;
  const qualified = `(?:\\b\\w+\\.)?${column}\\b`;
  return (
    [
      `${own}\\s*(?:=|in\\b)`,
      `=\\s*(?:any\\()?${own}`,
      `using\\s*\\([^()]*\\b${column}\\b`,
      `insert into ${table}\\b[^()]*\\([^()]*(?<![\\w.])${column}\\b`,
      `\\b${table} as (\\w+)\\b[\\s\\S]*\\1\\.${column}\\s*=`,
    ].some((pattern) => new RegExp(pattern).test(text)) ||
    new RegExp(`update ${table}\\b[\\s\\S]*where[\\s\\S]*${qualified}\\s*=`).test(text)
  );
}
