import { join } from 'node:path';
import { runServer } from './run-server.ts';
import { runUntilStopped } from './run-until-stopped.ts';

// Starts a server that has already been built.
const root = join(import.meta.dirname, '../..');
const folders = {
  worldFile: join(root, '.built/world.json'),
  webFolder: join(root, '.built/web'),
  imagesFolder: join(root, 'art/images'),
  picturesFolder: join(root, '.built/pictures'),
};
await runUntilStopped(() => runServer(folders));
