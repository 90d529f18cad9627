import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './root.ts';
import { faultsOfSchema, faultsOfStatements } from './sharding/faults.ts';
import { schemaOf } from './sharding/keys.ts';
import { statementsIn } from './sharding/statements.ts';
import * as plan from './sharding/tables.ts';

// node ops/run.mjs sharding, a part of npm run check: checks that the characters could be sharded. Every statement of a
// store and every unique key names the sharding column of its table, or is listed in sharding/tables.ts.
const folder = join(root, 'server/src/db/migrations');
const schema = schemaOf(
  readdirSync(folder)
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8')),
);
const stores = globSync('server/src/**/*-store.ts', { cwd: root }).sort();
const sources = stores.map((path) => readFileSync(join(root, path), 'utf8'));
const statements = stores.flatMap((path, place) =>
  plan.operatorStores.includes(basename(path)) ? [] : statementsIn(sources[place] as string, sources),
);
const faults = [...faultsOfSchema(schema, plan), ...faultsOfStatements(statements, plan)];
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;
else
  console.log(
    `${statements.length} statements, ${schema.keys.length} unique keys of ${schema.tables.size} tables; ` +
      `${Object.keys(plan.mayCrossShards).length} statements and ${Object.keys(plan.keysAcrossShards).length} keys may cross shards.`,
  );
