import { join } from 'node:path';
import { aScratchServer } from '@underhall/server/testing';

// What the journeys play on: the real server, as it was built, with nobody in it yet.
const root = join(import.meta.dirname, '../..');
const folders = {
  worldFile: join(root, '.built/world.json'),
  webFolder: join(root, '.built/web'),
  imagesFolder: join(root, 'art/images'),
};
const running = await aScratchServer(folders, Number(process.argv[2]));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void running.stop().then(() => process.exit(0)));
}
