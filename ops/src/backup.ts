import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { openSecrets, readConfig, writeBackup } from '@underhall/server';
import { worldFile } from './build/build-world.ts';
import { say } from './say.ts';
import { withDatabase } from './with-database.ts';

// npm run backup -- FILE [--with-secrets]: saves all data in one file while the game runs.
const given = process.argv.slice(2);
const includesSecrets = given.includes('--with-secrets');
const [file, ...more] = given.filter((word) => word !== '--with-secrets');

if (file === undefined || more.length > 0 || file.startsWith('-')) {
  say('npm run backup -- FILE                  saves all data of one moment, also while the game runs');
  say(
    'npm run backup -- FILE --with-secrets   saves the secrets too: anyone who has the file can then sign in as anyone',
  );
  process.exitCode = 1;
} else {
  const startedAt = performance.now();
  const secrets = includesSecrets ? openSecrets(readConfig()) : undefined;
  const world = worldVersion();
  await withDatabase(async (connection) => {
    const manifest = await writeBackup({
      connection,
      file: resolve(file),
      ...(world !== undefined && { world }),
      ...(secrets && { secrets }),
      onTable: (name) => say(`${name} ...`),
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${file}: ${rows} rows of ${manifest.tables.length} tables, in ${seconds} s.`);
    if (!secrets)
      console.log('The file has no secrets: save those of DATA_DIR/secrets or of your settings in another place.');
  });
}

/** Version of the last compiled world, if there is one. */
function worldVersion(): string | undefined {
  if (!existsSync(worldFile)) return undefined;
  return (JSON.parse(readFileSync(worldFile, 'utf8')) as { version?: string }).version;
}
