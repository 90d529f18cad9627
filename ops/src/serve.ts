import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { assertDataFolderFree, type RunningServer, readConfig, runServer, runUntilStopped } from '@underhall/server';
import { picturesFolder } from './build/build-pictures.ts';
import { buildWeb, webFolder } from './build/build-web.ts';
import { imagesFolder } from './build/default-world.ts';
import { compiler, worldSources } from './build/world-sources.ts';
import { say } from './say.ts';

// The server process of npm start: builds the pages if they have changed and runs the server.
await runUntilStopped(start);

async function start(): Promise<RunningServer> {
  const { dataDir, databaseUrl } = readConfig();
  if (!databaseUrl) await assertDataFolderFree(dataDir);
  const worldFolder = worldSources();
  if (!(await buildWeb())) process.exit(1);
  if (!databaseUrl && !existsSync(join(dataDir, 'postgres'))) say(`Setting up the database in ${dataDir} ...`);
  return runServer({ compiler, ...(worldFolder && { worldFolder }), webFolder, imagesFolder, picturesFolder });
}
