import { resolve } from 'node:path';
import {
  type Connection,
  findRunningServer,
  outsideConnection,
  readBackup,
  readConfig,
  startEmbedded,
  storeSecrets,
} from '@underhall/server';
import { say } from './say.ts';

// npm run restore -- FILE: restores a backup into an empty database (DATABASE_URL or DATA_DIR).
const [file, ...more] = process.argv.slice(2);

if (file === undefined || more.length > 0 || file.startsWith('-')) {
  say('npm run restore -- FILE   restores into an empty database: DATABASE_URL, or a new one in DATA_DIR');
  process.exitCode = 1;
} else {
  await restore(resolve(file)).catch((failure: Error) => {
    console.error(failure.message);
    process.exitCode = 1;
  });
}

async function restore(from: string): Promise<void> {
  const startedAt = performance.now();
  const config = readConfig();
  const { databaseUrl, dataDir } = config;
  if (!databaseUrl && (await findRunningServer(dataDir)))
    throw new Error(`A game runs in ${dataDir}. Stop it, or restore into another folder with DATA_DIR=/new/folder.`);
  const embedded = databaseUrl ? undefined : await startEmbedded({ dataDir });
  try {
    const connection = embedded?.connection ?? (outsideConnection(config) as Connection);
    const { manifest, secrets } = await readBackup(
      connection,
      from,
      (name, rows) => rows > 0 && say(`${name}: ${rows} rows ...`),
    );
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`Restored the backup of ${manifest.takenAt} in ${seconds} s. Start the game with the same settings.`);
    if (secrets) console.log(describeSecrets(dataDir, storeSecrets(dataDir, secrets)));
    else
      console.log(
        'The backup has no secrets. Put yours into place before you start, or every player has to log in again.',
      );
  } finally {
    await embedded?.stop();
  }
}

const describeSecrets = (dataDir: string, isPlaced: boolean): string =>
  isPlaced
    ? `The secrets are in ${dataDir}/secrets.`
    : `${dataDir}/secrets has other secrets, which were not replaced.`;
