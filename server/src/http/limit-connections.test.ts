import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { type ConnectionLimits, limitConnections, maxPendingRequests } from './limit-connections.ts';

const megabyte = 1024 * 1024;
/** More than the kernel buffers for a client that does not read. */
const long = Buffer.alloc(24 * megabyte, 'x');

async function aBoundedServer(bounds: Partial<ConnectionLimits>, routes: (app: FastifyInstance) => void = () => {}) {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 8 * megabyte });
  limitConnections(app, { connections: 100, bytes: 1000 * megabyte, ...bounds });
  app.get('/', async () => 'here');
  app.get('/long', async () => long);
  app.post('/', async () => 'read');
  routes(app);
  const { port } = new URL(await app.listen({ port: 0 }));
  onTestFinished(() => app.close());
  return {
    /** An anonymous connection that the server has accepted. */
    async aLine(words = '') {
      const arriving = once(app.server, 'connection');
      const connection = connect(Number(port), '127.0.0.1').on('error', () => {});
      const [atServer] = (await arriving) as [Socket];
      const isCut = new Promise<true>((cut) => atServer.once('close', () => cut(true)));
      onTestFinished(() => void connection.destroy());
      connection.write(words);
      return { connection, atServer, isCut };
    },
    answersOthers: async () => (await fetch(`http://127.0.0.1:${port}/`)).text(),
  };
}

const ask = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`;
const post = (length: number): string =>
  `POST / HTTP/1.1\r\nHost: here\r\nContent-Type: text/plain\r\nContent-Length: ${length}\r\n\r\n`;

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

test('closes the oldest connections whose announced bodies do not arrive, and accepts the others', async () => {
  const server = await aBoundedServer({ bytes: 3 * megabyte });
  const [first, second] = [await server.aLine(post(2 * megabyte)), await server.aLine(post(2 * megabyte))];
  expect(await first.isCut).toBe(true);
  second.connection.write(Buffer.alloc(2 * megabyte, 'x'));
  const [said] = await once(second.connection, 'data');
  expect(String(said)).toMatch(/^HTTP\/1.1 /);
  expect(await server.answersOthers()).toBe('here');
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
