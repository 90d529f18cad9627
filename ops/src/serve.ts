import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { assertDataFolderFree, type RunningServer, readConfig, runServer, runUntilStopped } from '@underhall/server';
import { buildPictures, picturesFolder } from './build/build-pictures.ts';
import { buildWeb, webFolder } from './build/build-web.ts';
import { buildWorld, worldFile } from './build/build-world.ts';
import { imagesFolder } from './build/default-world.ts';
import { say } from './say.ts';

// The server process of npm start: builds what has changed and runs the server.
await runUntilStopped(start);

async function start(): Promise<RunningServer> {
  const { dataDir, databaseUrl } = readConfig();
  if (!databaseUrl) await assertDataFolderFree(dataDir);
  const built = await Promise.all([buildWorld(), buildWeb()]);
  if (built.includes(false)) process.exit(1);
  await buildPictures();
  if (!databaseUrl && !existsSync(join(dataDir, 'postgres'))) say(`Setting up the database in ${dataDir} ...`);
  return runServer({ worldFile, webFolder, imagesFolder, picturesFolder });
}
