import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { nodeRuntime } from '../runtime/node-runtime.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import { limitConnections, maxPendingRequests } from './limit-connections.ts';

const kibibyte = 1024;
const megabyte = 1024 * kibibyte;
/** More than the kernel buffers for a client that does not read. */
const long = Buffer.alloc(24 * megabyte, 'x');

async function aBoundedServer(bounds: Partial<ConnectionLimits>, routes: (app: FastifyInstance) => void = () => {}) {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 8 * megabyte, trustProxy: true });
  const accountOf = ({ headers }: FastifyRequest) => headers['x-account']?.toString();
  limitConnections(app, nodeRuntime, accountOf, { connections: 100, bytes: 1000 * megabyte, ...bounds });
  app.get('/', async () => 'here');
  app.get('/long', async () => long);
  app.post('/', async () => 'read');
  routes(app);
  const { port } = new URL(await app.listen({ port: 0 }));
  onTestFinished(() => app.close());
  /** An anonymous connection that the server has accepted. */
  const aLine = async (words = '') => {
    const arriving = once(app.server, 'connection');
    const connection = connect(Number(port), '127.0.0.1').on('error', () => {});
    const [atServer] = (await arriving) as [Socket];
    const isCut = new Promise<true>((cut) => atServer.once('close', () => cut(true)));
    onTestFinished(() => void connection.destroy());
    connection.write(words);
    return { connection, atServer, isCut };
  };
  return {
    aLine,
    /** A request whose last byte is missing. All others have arrived. */
    async anUpload(bytes: number, header: string) {
      const line = await aLine(post(bytes + 1, header));
      line.connection.write(Buffer.alloc(bytes, 'x'));
      await expect.poll(() => line.atServer.bytesRead).toBeGreaterThanOrEqual(bytes);
      return { ...line, status: statusOf(line.connection) };
    },
    answersOthers: async () => (await fetch(`http://127.0.0.1:${port}/`)).text(),
  };
}

const ask = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`;
const post = (length: number, ...headers: string[]): string =>
  ['POST / HTTP/1.1', 'Host: here', 'Content-Type: text/plain', `Content-Length: ${length}`, ...headers, '', ''].join(
    '\r\n',
  );
function aGate() {
  let open = (): void => {};
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  return { isOpen, open: () => open() };
}
/** The first line of the reply. */
const statusOf = async (connection: Socket): Promise<string> => {
  const [chunk] = await once(connection, 'data');
  return String(chunk).split('\r\n')[0] ?? '';
};

test('closes the connection that has been idle longest when the maximum is reached', {
  meta: { asvs: ['15.2.2'] },
}, async () => {
  const server = await aBoundedServer({ connections: 3 });
  const [first, second, third] = [await server.aLine(), await server.aLine(), await server.aLine()];
  first.connection.write(ask('/'));
  await once(first.connection, 'data');
  expect(await server.answersOthers()).toBe('here');
  expect(await second.isCut).toBe(true);
  expect([first, third].map(({ atServer }) => atServer.destroyed)).toEqual([false, false]);
});

test('accepts any number of long bodies that were announced but have not arrived', async () => {
  const server = await aBoundedServer({ bytes: 3 * megabyte });
  const lines = [];
  for (let line = 0; line < 50; line++) lines.push(await server.aLine(`${post(2 * megabyte)}x`));
  expect(await server.answersOthers()).toBe('here');
  expect(lines.filter(({ atServer }) => atServer.destroyed)).toEqual([]);
});

test('sends 503 to the incomplete request of the holder with the most bytes, and answers the others', async () => {
  const server = await aBoundedServer({ bytes: 8 * megabyte });
  const bodies = [];
  for (let holder = 0; holder < 12; holder++) {
    const bytes = (holder === 3 ? 900 : 700) * kibibyte;
    const header = holder % 2 === 0 ? `X-Account: ${holder}` : `X-Forwarded-For: 192.0.2.${holder}`;
    bodies.push(await server.anUpload(bytes, header));
  }
  expect(await server.answersOthers()).toBe('here');
  expect(await bodies[3]?.status).toBe('HTTP/1.1 503 Service Unavailable');
  expect(await bodies[3]?.isCut).toBe(true);
  for (const { connection } of bodies) connection.write('x');
  const statuses = await Promise.all(bodies.map(({ status }) => status));
  expect(statuses.filter((status) => status === 'HTTP/1.1 200 OK')).toHaveLength(11);
});

test('lets the bodies of one holder have at most an eighth, and sends 503 to the one that waited longest', async () => {
  const server = await aBoundedServer({ bytes: 8 * megabyte });
  const oldest = await server.anUpload(400 * kibibyte, 'X-Account: one');
  const other = await server.anUpload(900 * kibibyte, 'X-Account: two');
  const newer = await server.anUpload(400 * kibibyte, 'X-Account: one');
  const newest = await server.anUpload(400 * kibibyte, 'X-Account: one');
  expect(await oldest.status).toBe('HTTP/1.1 503 Service Unavailable');
  for (const { connection, status } of [other, newer, newest]) {
    connection.write('x');
    expect(await status).toBe('HTTP/1.1 200 OK');
  }
});

test('answers complete requests, and sends 503 to a new body for which they leave no memory', async () => {
  const gate = aGate();
  let waiting = 0;
  const server = await aBoundedServer({ bytes: 2 * megabyte }, (app) => {
    app.post('/wait', async () => {
      waiting++;
      await gate.isOpen;
      return 'done';
    });
  });
  const bytes = 250 * kibibyte;
  const statuses = [];
  for (let holder = 0; holder < 8; holder++) {
    const request = post(bytes, `X-Account: ${holder}`).replace('/', '/wait') + 'x'.repeat(bytes);
    statuses.push(statusOf((await server.aLine(request)).connection));
  }
  await expect.poll(() => waiting).toBe(8);
  const refused = await server.aLine(post(bytes, 'X-Account: 8') + 'x'.repeat(bytes - 1));
  expect(await statusOf(refused.connection)).toBe('HTTP/1.1 503 Service Unavailable');
  gate.open();
  expect(await Promise.all(statuses)).toEqual(Array(8).fill('HTTP/1.1 200 OK'));
  expect(await server.answersOthers()).toBe('here');
});

test('closes no connection with a complete request in progress while another is idle', async () => {
  const gate = aGate();
  const server = await aBoundedServer({ connections: 2 }, (app) => {
    app.get('/wait', async () => {
      await gate.isOpen;
      return 'done';
    });
  });
  const working = await server.aLine(ask('/wait'));
  const idle = await server.aLine();
  expect(await server.answersOthers()).toBe('here');
  expect(await idle.isCut).toBe(true);
  gate.open();
  expect(await statusOf(working.connection)).toBe('HTTP/1.1 200 OK');
});

test('closes the oldest connections that do not read their replies, and serves the others', async () => {
  const server = await aBoundedServer({ bytes: 2.5 * long.length });
  const unread = [];
  for (let i = 0; i < 3; i++) {
    const stranger = await server.aLine();
    stranger.connection.pause().write(ask('/long'));
    unread.push(stranger);
  }
  expect(await Promise.race(unread.map(({ isCut }) => isCut))).toBe(true);
  expect(await server.answersOthers()).toBe('here');
});

test('runs the calls of one connection one after the other, in order', async () => {
  const begun: string[] = [];
  const server = await aBoundedServer({}, (app) => {
    app.get('/:name', async ({ params }) => {
      const { name } = params as { name: string };
      begun.push(name);
      await new Promise((later) => setImmediate(later));
      begun.push(`${name} ended`);
      return name;
    });
  });
  const { connection } = await server.aLine(ask('/one') + ask('/two') + ask('/three'));
  let said = '';
  for await (const chunk of connection) {
    said += chunk;
    if (said.includes('three')) break;
  }
  expect(begun).toEqual(['one', 'one ended', 'two', 'two ended', 'three', 'three ended']);
});

test('runs no further call of a connection that was closed for too many pending calls', async () => {
  let carriedOut = 0;
  const server = await aBoundedServer({}, (app) => {
    app.get('/counted', async () => {
      carriedOut++;
      return long;
    });
  });
  const { connection, isCut } = await server.aLine();
  connection.pause().write(ask('/counted').repeat(400));
  expect(await isCut).toBe(true);
  expect(await server.answersOthers()).toBe('here');
  expect(carriedOut).toBeLessThanOrEqual(maxPendingRequests);
});
