import { resolve } from 'node:path';
import {
  type Connection,
  outsideConnection,
  readBackup,
  readConfig,
  runningServer,
  startEmbedded,
  storeSecrets,
} from '@underhall/server';
import { say } from './say.ts';

// npm run restore -- FILE: a backup into an empty database, that of DATABASE_URL or a new one in DATA_DIR.
const [file, ...more] = process.argv.slice(2);

if (file === undefined || more.length > 0 || file.startsWith('-')) {
  say('npm run restore -- FILE   a backup into an empty database: of DATABASE_URL, or a new one in DATA_DIR');
  process.exitCode = 1;
} else {
  await restore(resolve(file)).catch((failure: Error) => {
    console.error(failure.message);
    process.exitCode = 1;
  });
}

async function restore(from: string): Promise<void> {
  const begun = performance.now();
  const config = readConfig();
  const { databaseUrl, dataDir } = config;
  if (!databaseUrl && (await runningServer(dataDir)))
    throw new Error(`A game runs on ${dataDir}. Stop it, and restore into another folder: DATA_DIR=/new/folder.`);
  const embedded = databaseUrl ? undefined : await startEmbedded({ dataDir });
  try {
    const connection = embedded?.connection ?? (outsideConnection(config) as Connection);
    const { manifest, secrets } = await readBackup(
      connection,
      from,
      (name, rows) => rows > 0 && say(`${name}: ${rows} rows ...`),
    );
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`Restored as of ${manifest.takenAt}, in ${seconds} s. Start the game with the same settings.`);
    if (secrets) console.log(placed(dataDir, storeSecrets(dataDir, secrets)));
    else console.log('The secrets were not in it: put yours in place first, or everybody has to log in anew.');
  } finally {
    await embedded?.stop();
  }
}

const placed = (dataDir: string, isPlaced: boolean): string =>
  isPlaced
    ? `The secrets are in ${dataDir}/secrets.`
    : `There were other secrets in ${dataDir}/secrets, and they were left alone.`;
