import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type GoLive, goLive } from './go-live.ts';
import type { PublishingClient } from './publishing-client.ts';
import { withWorld } from './read-world.ts';
import { sendFiles } from './send-files.ts';
import { Stop } from './stop.ts';

export type Publication = GoLive & { readonly named: string; readonly note: string };

/** Sends a world, has it compiled, and makes it live after a question. The live version stays until then. */
export async function publish({ named, note, ...about }: Publication): Promise<void> {
  const { client, print } = about;
  const version = await withWorld(named, print, async (files) => {
    await sendFiles(client, files, print);
    const named = files.map(({ path, hash, bytes }) => ({ path, hash, bytes }));
    const { version } = await client.call('POST /extra/publishing/finish', { files: named, note }, randomUUID());
    return version;
  });
  print(`version ${version}: everything is on the server`);
  await compile(client, version, print);
  await goLive(about, version);
}

const lookEveryMs = 1_000;
/** A server that is stopped while it compiles hands the work to another one. */
const maxStarts = 5;

/** @throws Stop with the problems if the version does not compile */
export async function compile(
  { call }: PublishingClient,
  version: number,
  print: (line: string) => void,
): Promise<void> {
  let starts = 1;
  let last = '';
  let found = await call('POST /extra/publishing/compile', { version });
  while (found.state === 'compiling' || found.state === 'waiting') {
    if (found.state === 'waiting' && starts++ >= maxStarts)
      throw new Stop(`Version ${version} was not compiled: ${found.progress || 'the server stopped'}. Try again.`);
    if (found.progress !== last && found.progress !== '') print(found.progress);
    last = found.progress;
    await pause(lookEveryMs);
    const name = found.state === 'waiting' ? 'POST /extra/publishing/compile' : 'GET /extra/publishing/compilation';
    found = await call(name, { version });
  }
  if (found.state === 'compiled') return;
  throw new Stop(`${found.problems}\nVersion ${version} does not compile, so the live version stays.`);
}
