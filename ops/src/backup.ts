import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { openSecrets, readConfig, writeBackup } from '@underhall/server';
import { worldFile } from './build/build-world.ts';
import { say } from './say.ts';
import { withDatabase } from './with-database.ts';

// npm run backup -- FILE [--with-secrets]: all of the game's data as one file, while the game goes on.
const given = process.argv.slice(2);
const isWithSecrets = given.includes('--with-secrets');
const [file, ...more] = given.filter((word) => word !== '--with-secrets');

if (file === undefined || more.length > 0 || file.startsWith('-')) {
  say('npm run backup -- FILE                  all data of the game, of one moment, while it runs');
  say('npm run backup -- FILE --with-secrets   the secrets too: whoever has the file can then sign in as anybody');
  process.exitCode = 1;
} else {
  const begun = performance.now();
  const secrets = isWithSecrets ? openSecrets(readConfig()) : undefined;
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
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`${file}: ${rows} rows of ${manifest.tables.length} tables, in ${seconds} s.`);
    if (!secrets)
      console.log('The secrets are not in it: keep DATA_DIR/secrets, or what your settings say, elsewhere.');
  });
}

/** The version of the world that was compiled last, if there is one. */
function worldVersion(): string | undefined {
  if (!existsSync(worldFile)) return undefined;
  return (JSON.parse(readFileSync(worldFile, 'utf8')) as { version?: string }).version;
}
