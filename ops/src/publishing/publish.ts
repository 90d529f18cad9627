import { createHash } from 'node:crypto';
import { goLive, listVersions, prepare } from './go-live.ts';
import { type LocalFile, withWorld } from './read-world.ts';
import { sendFiles } from './send-files.ts';
import type { Session } from './session.ts';
import { typedAs } from './typed-as.ts';

type Publication = { readonly named: string; readonly note: string };

/** Sends a world, has it compiled, and makes it live after a question. The live version stays until then. */
export async function publish(session: Session, { named, note }: Publication): Promise<void> {
  const { client, server, print, leave } = session;
  const again = typedAs('publish', server.origin, named);
  leave(`Nothing was sent, and players see no change. To begin again:\n${again}`);
  const live = (await listVersions(session)).find(({ state }) => state === 'live');
  const { files: liveFiles } = live
    ? await client.call('GET /extra/publishing/files', { version: live.version })
    : { files: [] };
  const { numbers: published } = await client.call('GET /extra/publishing/numbers', {});
  const version = await withWorld({ named, published, print }, async (files) => {
    if (live && isSame(files, liveFiles)) return undefined;
    leave(`The server may have a part of the files, and players see no change. To send the rest:\n${again}`);
    await sendFiles(client, files, print);
    const named = files.map(({ path, hash, bytes }) => ({ path, hash, bytes }));
    // The same files and note are the same version, however often an author begins again.
    const key = createHash('sha256')
      .update(JSON.stringify([named, note]))
      .digest('hex');
    const { version } = await client.call('POST /extra/publishing/finish', { files: named, note }, key);
    print(`version ${version}: everything is on the server`);
    await prepare(session, version);
    return version;
  });
  if (version === undefined) {
    print(`Version ${live?.version} is live and has the same files, so there is nothing to publish.`);
    return;
  }
  await goLive(session, version);
}

type NamedFile = Pick<LocalFile, 'path' | 'hash'>;

function isSame(files: readonly NamedFile[], others: readonly NamedFile[]): boolean {
  const hashOf = new Map(others.map(({ path, hash }) => [path, hash]));
  return files.length === others.length && files.every(({ path, hash }) => hashOf.get(path) === hash);
}
