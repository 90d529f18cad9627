import { join } from 'node:path';
import { type Running, readConfig, refuseHeldDataFolder, runServer, runUntilStopped } from '@underhall/server';
import { buildTown } from './build/build-town.ts';
import { buildWeb, webFolder } from './build/build-web.ts';
import { root } from './root.ts';
import { say } from './say.ts';

// npm run tools -- town: the proving town, where every mechanism can be tried by a person as the journeys try it. Its players are its
// own: nobody of it stands in the database of the world.
process.env.DATA_DIR ??= join(root, 'data', 'town');
await runUntilStopped(start);

async function start(): Promise<Running> {
  const { dataDir, databaseUrl } = readConfig();
  if (databaseUrl) say('The town takes DATABASE_URL: let nobody of another world stand in it.');
  else await refuseHeldDataFolder(dataDir);
  const worldFile = join(root, '.built', 'town.json');
  buildTown(worldFile);
  if (!(await buildWeb())) process.exit(1);
  return runServer({ worldFile, webFolder, imagesFolder: join(root, 'art', 'images') });
}
