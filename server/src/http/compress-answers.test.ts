import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { aServer } from '../testing/a-server.ts';

const long = '/api/openapi.json';

test('a long answer is sent compressed to whoever reads that, and is the same', async () => {
  const { app } = await aServer();
  const plain = await app.inject({ url: long });
  const brotli = await app.inject({ url: long, headers: { 'accept-encoding': 'gzip, deflate, br' } });
  const gzip = await app.inject({ url: long, headers: { 'accept-encoding': 'gzip' } });

  expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.payload);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.payload);
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
});

test('what is kept of an answer depends on who asked, and on what they read', async () => {
  const { app } = await aServer();
  const { headers } = await app.inject({ url: long, headers: { 'accept-encoding': 'br' } });

  expect(String(headers.vary).toLowerCase().split(', ').sort()).toEqual(['accept-encoding', 'origin']);
});

test('a short answer is sent as it is', async () => {
  const { app } = await aServer();
  const { headers } = await app.inject({ url: '/healthz', headers: { 'accept-encoding': 'br' } });

  expect(headers['content-encoding']).toBeUndefined();
});

test('what callers send is not unpacked, so that a small body cannot hold a large one', async () => {
  const { app } = await aServer();
  const answer = await app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync(JSON.stringify({ emailAddress: 'a@b.example', password: 'x'.repeat(100) })),
  });

  expect(answer.statusCode).toBe(400);
});
