import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileWorld } from '@underhall/language';
import { aScratchServer } from '@underhall/server/testing';

// What the journeys play on: the real server, as it was built, with nobody in it yet: `serve.ts <port>` with our own
// world, `serve.ts <port> town` with the town where every mechanism can be tried.
const root = join(import.meta.dirname, '../..');
const [port, which] = process.argv.slice(2);
const scratch = await mkdtemp(join(tmpdir(), 'underhall-town-'));
const worldFile = which === 'town' ? await theTown() : join(root, '.built/world.json');
const folders = {
  worldFile,
  webFolder: process.env.WEB_FOLDER ?? join(root, '.built/web'),
  imagesFolder: join(root, 'art/images'),
};
const running = await aScratchServer(folders, Number(port));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop());
}

async function theTown(): Promise<string> {
  const { pack, problems } = compileWorld(join(root, 'journeys/town'));
  if (!pack) throw new Error(`the town does not compile: ${JSON.stringify(problems, null, 1)}`);
  const file = join(scratch, 'town.json');
  await writeFile(file, JSON.stringify(pack));
  return file;
}

async function stop(): Promise<void> {
  await running.stop();
  await rm(scratch, { recursive: true, force: true });
  process.exit(0);
}
