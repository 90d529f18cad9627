import { setTimeout as pause } from 'node:timers/promises';
import type { Session } from './session.ts';
import { NoReply, Stop } from './stop.ts';
import { typedAs } from './typed-as.ts';

/** Has a version compiled, and shows what it changes. */
export async function prepare(session: Session, version: number): Promise<void> {
  const { client, print, leave } = session;
  leave(describeStored(session, version));
  await compile(session, version);
  const { lines } = await client.call('GET /extra/publishing/changes', { version });
  for (const line of lines) print(line);
}

/** Asks, and makes a prepared version live. */
export async function goLive(session: Session, version: number): Promise<void> {
  const { client, server, print, ask, isAgreed, signal, leave } = session;
  const stored = describeStored(session, version);
  if (!isAgreed) {
    if (!ask) throw new Stop(`Nobody can answer here. With --yes, no question is asked. ${stored}`);
    const answer = await ask(`Make version ${version} live? (y/n) `);
    signal.throwIfAborted();
    if (!/^y(es)?$/i.test(answer.trim())) throw new Stop(stored);
  }
  leave(`Version ${version} may be live or not. To see which version is live:\n${typedAs('versions', server.origin)}`);
  try {
    await client.call('POST /extra/publishing/golive', { version });
  } catch (failure) {
    if (failure instanceof NoReply && !failure.mayHaveArrived) leave(stored);
    throw failure;
  }
  print(`version ${version} is live`);
}

const describeStored = ({ server }: Session, version: number): string =>
  `Version ${version} is on the server, and not live: players see no change. To make it live later:\n${typedAs('go-live', server.origin, String(version))}`;

/**
 * Makes a stored version live.
 *
 * @throws Stop if it failed
 */
export async function goLiveAgain(session: Session, version: number): Promise<void> {
  const { server, print } = session;
  const list = typedAs('versions', server.origin);
  const found = (await listVersions(session)).find((each) => each.version === version);
  if (found?.state === 'failed')
    throw new Stop(`Version ${version} failed to compile, so it cannot go live. To list the versions:\n${list}`);
  if (found?.state === 'live') return print(`Version ${version} is live already.`);
  await prepare(session, version);
  await goLive(session, version);
}

/** @throws Stop if the server takes no published worlds */
export async function listVersions({ client }: Session) {
  const { versions, whyClosed } = await client.call('GET /extra/publishing/versions', {});
  if (whyClosed !== undefined) throw new Stop(whyClosed);
  return versions;
}

const lookEveryMs = 1_000;
/** A server that is stopped while it compiles hands the work to another one. */
const maxStarts = 5;

/** @throws Stop with the problems if the version does not compile */
async function compile({ client, print, signal }: Session, version: number): Promise<void> {
  let starts = 1;
  let last = '';
  let found = await client.call('POST /extra/publishing/compile', { version });
  if (found.state !== 'compiled') print('The server compiles the world ...');
  while (found.state === 'compiling' || found.state === 'waiting') {
    if (found.state === 'waiting' && starts++ >= maxStarts)
      throw new Stop(`Version ${version} was not compiled: ${found.progress || 'the server stopped'}. Publish again.`);
    if (found.progress !== last && found.progress !== '') print(found.progress);
    last = found.progress;
    await pause(lookEveryMs, undefined, { signal });
    const name = found.state === 'waiting' ? 'POST /extra/publishing/compile' : 'GET /extra/publishing/compilation';
    found = await client.call(name, { version });
  }
  if (found.state === 'compiled') return;
  throw new Stop(`${found.problems}\nVersion ${version} does not compile, so the live version stays.`);
}
