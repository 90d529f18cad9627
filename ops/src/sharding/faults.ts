import type { Schema } from './keys.ts';
import type { Sql } from './statements.ts';

/** The lists of `tables.ts`. */
export type Plan = {
  readonly shardedBy: Readonly<Record<string, string>>;
  readonly unsharded: Readonly<Record<string, string>>;
  readonly mayCrossShards: Readonly<Record<string, string>>;
  readonly keysAcrossShards: Readonly<Record<string, string>>;
};

const entry = (name: string): string => `docs/scale.md says why; the lists are in ops/src/sharding/tables.ts (${name})`;

/** The faults of tables and keys: a table that is in no list, and a unique key that no single shard could hold. */
export function faultsOfSchema({ tables, keys }: Schema, plan: Plan): readonly string[] {
  const homeless = [...tables].filter((table) => !(table in plan.shardedBy) && !(table in plan.unsharded));
  const crossing = keys.filter(
    ({ table, columns }) => table in plan.shardedBy && !columns.includes(plan.shardedBy[table] as string),
  );
  const named = new Set(crossing.map(nameOfKey));
  return [
    ...homeless.map(
      (table) => `the table ${table} is neither spread nor in one place: ${entry('shardedBy, unsharded')}`,
    ),
    ...[...named]
      .filter((key) => !(key in plan.keysAcrossShards))
      .map(
        (key) => `the unique key ${key} does not name the column its table is spread by: ${entry('keysAcrossShards')}`,
      ),
    ...Object.keys(plan.keysAcrossShards)
      .filter((key) => !named.has(key))
      .map((key) => `the unique key ${key} is listed and is none that crosses: take it off keysAcrossShards`),
    ...[...Object.keys(plan.shardedBy), ...Object.keys(plan.unsharded)]
      .filter((table) => !tables.has(table))
      .map((table) => `the table ${table} is listed and does not exist`),
  ];
}

const nameOfKey = ({ table, columns }: Schema['keys'][number]): string => `${table} (${columns.join(', ')})`;

/** The faults of statements: one about a sharded table that would ask more than one shard and is in no list. */
export function faultsOfStatements(statements: readonly Sql[], plan: Plan): readonly string[] {
  const crossing = new Map(statements.map(({ name, text }) => [name, whyCrossing(text, plan)]));
  return [
    ...[...crossing]
      .filter(([name, why]) => why !== undefined && !(name in plan.mayCrossShards))
      .map(([name, why]) => `the statement ${name} ${why}: ${entry('mayCrossShards')}`),
    ...Object.keys(plan.mayCrossShards)
      .filter((name) => crossing.get(name) === undefined)
      .map((name) => `the statement ${name} is listed and does not cross: take it off mayCrossShards`),
  ];
}

/** The reason why a statement may ask more than one shard; undefined if it cannot. */
export function whyCrossing(text: string, { shardedBy, unsharded }: Plan): string | undefined {
  if (text === '') return 'has a text that is made elsewhere, so that its tables cannot be read';
  const tables = tablesIn(text);
  const spread = tables.filter((table) => table in shardedBy);
  const unnamed = spread.find((table) => !namesColumn(text, table, shardedBy[table] as string));
  if (unnamed !== undefined) return `does not name ${shardedBy[unnamed]}, by which ${unnamed} is spread`;
  const other = tables.find((table) => table in unsharded);
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

/** True if the column is given a value, compared, joined by, or written. */
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
