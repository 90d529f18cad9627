import { join } from 'node:path';
import { runServer, runUntilStopped } from '@underhall/server';

// A server that belongs to one journey, which stops and starts it again: `serve-own.ts`, with its settings in the
// environment.
const root = join(import.meta.dirname, '../..');
const folders = {
  worldFile: join(root, '.built/world.json'),
  webFolder: process.env.WEB_FOLDER ?? join(root, '.built/web'),
  imagesFolder: join(root, 'art/images'),
};
await runUntilStopped(() => runServer(folders));
