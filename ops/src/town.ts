import { join } from 'node:path';
import { assertDataFolderFree, type RunningServer, readConfig, runServer, runUntilStopped } from '@underhall/server';
import { buildTown } from './build/build-town.ts';
import { buildWeb, webFolder } from './build/build-web.ts';
import { root } from './root.ts';
import { say } from './say.ts';

// npm run tools -- town: starts the game with the test world of the journeys, which has one of every mechanism, and its
// own database.
process.env.DATA_DIR ??= join(root, 'data', 'town');
await runUntilStopped(start);

async function start(): Promise<RunningServer> {
  const { dataDir, databaseUrl } = readConfig();
  if (databaseUrl) say('The test world uses DATABASE_URL. That database must not contain players of another world.');
  else await assertDataFolderFree(dataDir);
  const worldFile = join(root, '.built', 'town.json');
  buildTown(worldFile);
  if (!(await buildWeb())) process.exit(1);
  return runServer({ worldFile, webFolder, imagesFolder: join(root, 'art', 'images') });
}
