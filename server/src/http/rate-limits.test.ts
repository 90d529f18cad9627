import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { aServer } from '../testing/a-server.ts';
import { maxPendingRequests } from './limit-connections.ts';

const getRequest = 'GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n';

test('logs no error if a connection is cut while its pipelined requests wait', async () => {
  const lines: string[] = [];
  const { app } = await aServer({
    options: { rateLimits: true, logLevel: 'error' },
    log: { write: (line) => void lines.push(line) },
  });
  const { port, hostname } = new URL(await app.listen({ port: 0 }));
  const send = async (requests: string) => {
    const arrival = once(app.server, 'connection');
    const client = connect(Number(port), hostname).on('error', () => {});
    const [atServer] = (await arrival) as [Socket];
    const isCut = new Promise((cut) => atServer.once('close', cut));
    client.write(requests);
    return { client, atServer, isCut };
  };
  for (let round = 0; round < 20; round++) {
    const cutByServer = await send(getRequest.repeat(maxPendingRequests + 1));
    await cutByServer.isCut;
    const cutByClient = await send(getRequest.repeat(maxPendingRequests));
    await once(cutByClient.atServer, 'data');
    cutByClient.client.resetAndDestroy();
    await cutByClient.isCut;
  }
  expect((await fetch(`http://${hostname}:${port}/healthz`)).status).toBe(200);
  expect(lines).toEqual([]);
});

test('counts the addresses of an IPv6 /64 network and both forms of an IPv4 address as one', async () => {
  const { app } = await aServer({ options: { rateLimits: true, trustProxy: 1 } });
  const remaining = async (ip: string) => {
    const { headers } = await app.inject({ url: '/healthz', headers: { 'x-forwarded-for': ip } });
    return headers['x-ratelimit-remaining'];
  };
  expect(await remaining('2001:db8::1')).toBe('2999');
  expect(await remaining('2001:0DB8:0:0:ffff::2')).toBe('2998');
  expect(await remaining('2001:db8:0:1::1')).toBe('2999');
  expect(await remaining('192.0.2.1')).toBe('2999');
  expect(await remaining('::ffff:192.0.2.1')).toBe('2998');
});
