import type { Schema } from './keys.ts';
import type { Sql } from './statements.ts';

/** The lists of `tables.ts`. */
export type Plan = {
  readonly shardedBy: Readonly<Record<string, string>>;
  readonly unshardedTables: Readonly<Record<string, string>>;
  readonly mayCrossShards: Readonly<Record<string, string>>;
  readonly keysAcrossShards: Readonly<Record<string, string>>;
};

const advice = (list: string): string => `see docs/scale.md, and ${list} in ops/src/sharding/tables.ts`;

/** Returns a line for each table that is in no list, and for each unique key that one shard cannot check. */
export function faultsOfSchema({ tables, keys }: Schema, plan: Plan): readonly string[] {
  const unlisted = [...tables].filter((table) => !(table in plan.shardedBy) && !(table in plan.unshardedTables));
  const crossing = keys.filter(
    ({ table, columns }) => table in plan.shardedBy && !columns.includes(plan.shardedBy[table] as string),
  );
  const crossingNames = new Set(crossing.map(nameOfKey));
  return [
    ...unlisted.map(
      (table) =>
        `the table ${table} is in no list: name its owner in server/src/own-data/columns.ts, or ${advice('unshardedTables')}`,
    ),
    ...[...crossingNames]
      .filter((key) => !(key in plan.keysAcrossShards))
      .map(
        (key) => `the unique key ${key} does not name the sharding column of its table: ${advice('keysAcrossShards')}`,
      ),
    ...Object.keys(plan.keysAcrossShards)
      .filter((key) => !crossingNames.has(key))
      .map((key) => `the unique key ${key} is listed, but does not cross shards: remove it from keysAcrossShards`),
    ...[...Object.keys(plan.shardedBy), ...Object.keys(plan.unshardedTables)]
      .filter((table) => !tables.has(table))
      .map((table) => `the table ${table} is listed, but does not exist: remove it from the list`),
  ];
}

const nameOfKey = ({ table, columns }: Schema['keys'][number]): string => `${table} (${columns.join(', ')})`;

/** Returns a line for each statement that may need more than one shard and is not listed. */
export function faultsOfStatements(statements: readonly Sql[], plan: Plan): readonly string[] {
  const crossing = new Map(statements.map(({ name, text }) => [name, crossingReason(text, plan)]));
  return [
    ...[...crossing]
      .filter(([name, reason]) => reason !== undefined && !(name in plan.mayCrossShards))
      .map(([name, reason]) => `the statement ${name} ${reason}: ${advice('mayCrossShards')}`),
    ...Object.keys(plan.mayCrossShards)
      .filter((name) => crossing.get(name) === undefined)
      .map((name) => `the statement ${name} is listed, but does not cross shards: remove it from mayCrossShards`),
  ];
}

/** Returns the reason why a statement may need more than one shard, or undefined if it needs only one. */
export function crossingReason(text: string, { shardedBy, unshardedTables }: Plan): string | undefined {
  if (text === '') return 'has a text from another file, so its tables are unknown';
  const tables = tablesIn(text);
  const sharded = tables.filter((table) => table in shardedBy);
  const unnamed = sharded.find((table) => !namesColumn(text, table, shardedBy[table] as string));
  if (unnamed !== undefined) return `does not name ${shardedBy[unnamed]}, the sharding column of ${unnamed}`;
  const other = tables.find((table) => table in unshardedTables);
  if (sharded.length > 0 && other !== undefined)
    return `reads ${sharded[0]}, which is sharded, and ${other}, which is not`;
  return undefined;
}

/** The tables that a statement reads or writes. Also contains names of subqueries. */
const tablesIn = (text: string): readonly string[] => [
  ...new Set(
    [...text.matchAll(/\b(?:from|join|into|update|table|using)\s+(?:only\s+)?(\w+)/g)].map(([, name = '']) => name),
  ),
];

/** True if the statement compares, joins or writes the column. */
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
