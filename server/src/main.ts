import { join } from 'node:path';
import { runServer } from './run-server.ts';

// Starts a server from what was built before: the compiled world, the web client, the pictures.
const root = join(import.meta.dirname, '../..');
const running = await runServer({
  worldFile: join(root, '.built/world.json'),
  webFolder: join(root, '.built/web'),
  imagesFolder: join(root, 'art/images'),
});
process.stdout.write(`Underhall is open at ${running.address}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void running.stop().then(() => process.exit(0)));
}
