import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Connection } from '../db/database.ts';

/**
 * A proxy to a database that can fall silent like a broken network: connections stay open, and nothing passes. Later
 * connections work or not, as the test decides.
 */
export async function aStalledConnection(to: Connection) {
  const pairs: Socket[] = [];
  let hasTimedOut = false;
  const proxy = createServer((near) => {
    const far = 'url' in to ? connect(addressIn(to.url)) : connect(`${to.host}/.s.PGSQL.${to.port}`);
    for (const socket of [near, far]) socket.on('error', () => {});
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    pairs.push(near, far);
    if (hasTimedOut) return;
    near.pipe(far, { end: false });
    far.pipe(near, { end: false });
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    for (const socket of pairs) socket.destroy();
    proxy.close();
  });
  const { port } = proxy.address() as AddressInfo;
  return {
    connection: throughPort(to, port),
    /** Lets nothing pass from now on, except through new connections if `newOnes` work. */
    fallSilent({ newOnes }: { newOnes: 'work' | 'silent' }) {
      hasTimedOut = newOnes === 'silent';
      for (const socket of pairs.splice(0)) socket.unpipe().pause();
    },
    speakAgain() {
      hasTimedOut = false;
    },
  };
}

function addressIn(url: string): { host: string; port: number } {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port || 5432) };
}

function throughPort(to: Connection, port: number): Connection {
  const url = new URL('url' in to ? to.url : `postgres://${to.user}@localhost/${to.database}`);
  url.host = `127.0.0.1:${port}`;
  return { url: url.href };
}
