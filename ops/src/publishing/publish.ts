import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type GoLive, goLive } from './go-live.ts';
import type { PublishingClient } from './publishing-client.ts';
import { type LocalFile, withWorld } from './read-world.ts';
import { sendFiles } from './send-files.ts';
import { Stop } from './stop.ts';

export type Publication = GoLive & { readonly named: string; readonly note: string };

/** Sends a world, has it compiled, and makes it live after a question. The live version stays until then. */
export async function publish({ named, note, ...about }: Publication): Promise<void> {
  const { client, print } = about;
  const { numbers } = await client.call('GET /extra/publishing/numbers', {});
  const version = await withWorld(named, numbers, print, async (files) => {
    const same = await findVersion(client, files, note);
    if (same?.isLive) return void print(`Nothing has changed: version ${same.version} is live and has the same files.`);
    if (same) return same.version;
    await sendFiles(client, files, print);
    const named = files.map(({ path, hash, bytes }) => ({ path, hash, bytes }));
    const { version } = await client.call('POST /extra/publishing/finish', { files: named, note }, randomUUID());
    return version;
  });
  if (version === undefined) return;
  print(`version ${version}: everything is on the server`);
  await compile(client, version, print);
  await goLive(about, version);
}

/** The version with exactly these files, if it is live, or the newest one from an earlier attempt with this note. */
async function findVersion({ call }: PublishingClient, files: readonly LocalFile[], note: string) {
  const { versions } = await call('GET /extra/publishing/versions', {});
  const [newest] = versions;
  const isAttempt = newest && newest.liveAt === undefined && !newest.isFailed && newest.note === note;
  for (const found of [versions.find(({ isLive }) => isLive), isAttempt ? newest : undefined]) {
    if (!found) continue;
    const { files: stored } = await call('GET /extra/publishing/files', { version: found.version });
    const hashOf = new Map(stored.map(({ path, hash }) => [path, hash]));
    if (stored.length === files.length && files.every(({ path, hash }) => hashOf.get(path) === hash)) return found;
  }
  return undefined;
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
      throw new Stop(`Version ${version} was not compiled: ${found.progress || 'the server stopped'}. Publish again.`);
    if (found.progress !== last && found.progress !== '') print(found.progress);
    last = found.progress;
    await pause(lookEveryMs);
    const name = found.state === 'waiting' ? 'POST /extra/publishing/compile' : 'GET /extra/publishing/compilation';
    found = await call(name, { version });
  }
  if (found.state === 'compiled') return;
  throw new Stop(`${found.problems}\nVersion ${version} does not compile, so the live version stays.`);
}
