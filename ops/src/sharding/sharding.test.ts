import { expect, test } from 'vitest';
import { faultsOfSchema, faultsOfStatements, type Plan } from './faults.ts';
import { schemaOf } from './keys.ts';
import { statementsIn } from './statements.ts';
import { shardedBy, unshardedTables } from './tables.ts';

const plan: Plan = {
  shardedBy: { characters: 'id', ledger: 'character_id' },
  unshardedTables: { roster: 'by name' },
  mayCrossShards: { 'find-all': 'once a night' },
  keysAcrossShards: {},
};

const store = (text: string) => `const one = { name: 'find-one', text: \`${text}\` };
const all = { name: 'find-all', text: 'select count(*) from ledger' };`;
const faultsOf = (text: string, more = '') => faultsOfStatements(statementsIn(`${more}\n${store(text)}`), plan);

test('accepts each way to name the sharding column in a statement', () => {
  for (const text of [
    'select 1 from ledger where character_id = $1',
    'select 1 from characters where version = 2 and id = $1',
    'insert into ledger (version, character_id) values ($1, $2)',
    'update ledger set choice = $2 where ledger.character_id = $1',
    'select 1 from characters left join ledger on character_id = id where id = $1',
    'delete from ledger as old where old.character_id = $1',
    'with made as (select 7 as character_id) select * from made join ledger using (character_id)',
  ])
    expect(faultsOf(text), text).toEqual([]);
});

test('refuses a statement without the sharding column, or with an unsharded table', () => {
  expect(faultsOf('select 1 from ledger where version = $1')).toEqual([
    expect.stringMatching(/find-one does not name character_id/),
  ]);
  expect(faultsOf('select character_id from ledger')).toHaveLength(1);
  expect(faultsOf('update characters set state = $1')).toHaveLength(1);
  expect(faultsOf('select 1 from ledger join roster using (character_id)')).toMatchObject([
    expect.stringMatching(/ledger.*roster/),
  ]);
});

test('reads the constants and functions that a statement contains', () => {
  const hole = (inside: string) => `$\{${inside}}`;
  const parts = (column: string) =>
    [
      `const whose = (from: string) => \`where ${hole('from')}.${column} = $1\`;`,
      `const written = \`with w as (delete from ledger ${hole("whose('ledger')")})\`;`,
    ].join('\n');
  expect(faultsOf(`${hole('written')} select 1`, parts('character_id'))).toEqual([]);
  expect(faultsOf(`${hole('written')} select 1`, parts('version'))).toHaveLength(1);
});

test('refuses a statement with a text from another file, and an outdated list', () => {
  const otherFile = `const text = 'select 1';\nconst one = { name: 'find-one', text };`;
  expect(faultsOfStatements(statementsIn(otherFile), plan)).toEqual([
    expect.stringMatching(/find-one has a text from another file/),
    expect.stringMatching(/find-all is listed, but does not cross shards/),
  ]);
});

test('reads unique keys from the migrations, without the dropped ones', () => {
  const { tables, keys } = schemaOf([
    `-- Up Migration
    create table characters (
      id bigint generated always as identity primary key,
      name text not null constraint names_once unique
    );
    create table gone (id bigint primary key);
    create table ledger (character_id bigint, key text, primary key (character_id, key));`,
    `alter table characters drop constraint names_once;
    drop table gone;
    alter table ledger rename to ledger_before;
    create table ledger (character_id bigint, at timestamptz, key text) partition by range (at);
    create table ledger_rest partition of ledger default;
    alter table ledger_rest
      add constraint a primary key (character_id, at),
      add constraint b unique (key);
    create table roster (character_id bigint);
    create unique index roster_once on roster (character_id);`,
  ]);
  expect([...tables].sort()).toEqual(['characters', 'ledger', 'roster']);
  expect(keys).toEqual([
    { table: 'characters', columns: ['id'] },
    { table: 'ledger', columns: ['character_id', 'at'] },
    { table: 'ledger', columns: ['key'] },
    { table: 'roster', columns: ['character_id'] },
  ]);
});

test('refuses a table in no list, and a unique key that one shard cannot check', () => {
  const tables = new Set(['characters', 'ledger', 'roster', 'novelties']);
  const keys = [
    { table: 'ledger', columns: ['character_id', 'version'] },
    { table: 'ledger', columns: ['request_key'] },
    { table: 'roster', columns: ['name'] },
  ];
  expect(faultsOfSchema({ tables, keys }, plan)).toEqual([
    expect.stringMatching(/table novelties is in no list/),
    expect.stringMatching(/ledger \(request_key\) does not name/),
  ]);
});

test('shards a table of a character by its owner column, but not a table of an account or a listed one', () => {
  expect(shardedBy).toMatchObject({ characters: 'id', ledger: 'character_id', notes: 'character_id' });
  expect(unshardedTables).toMatchObject({ comfort: 'by account', accounts: expect.stringContaining('logs in') });
  expect(Object.keys(shardedBy).filter((table) => table in unshardedTables)).toEqual([]);
});
