import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { aServer } from '../testing/a-server.ts';
import { compressAnswers } from './compress-answers.ts';

const long = '/api/openapi.json';

test('compresses a long reply for clients that accept it, without changing it', async () => {
  const { app } = await aServer();
  const plain = await app.inject({ url: long });
  const brotli = await app.inject({ url: long, headers: { 'accept-encoding': 'gzip, deflate, br' } });
  const gzip = await app.inject({ url: long, headers: { 'accept-encoding': 'gzip' } });

  expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.payload);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.payload);
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
});

test('the Vary header names the origin and the accepted encodings', async () => {
  const { app } = await aServer();
  const { headers } = await app.inject({ url: long, headers: { 'accept-encoding': 'br' } });

  expect(String(headers.vary).toLowerCase().split(', ').sort()).toEqual(['accept-encoding', 'origin']);
});

test('sends a short reply uncompressed', async () => {
  const { app } = await aServer();
  const { headers } = await app.inject({ url: '/healthz', headers: { 'accept-encoding': 'br' } });

  expect(headers['content-encoding']).toBeUndefined();
});

test.each(['gzip, deflate, br', 'gzip', 'br', 'identity'])(
  'sends a streamed reply before its end is known, to a client that accepts %s',
  async (encoding) => {
    let goOn = () => {};
    const untilRead = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const beginning = randomBytes(2_000_000).toString('hex');
    async function* written() {
      yield beginning;
      await untilRead;
      yield 'the end';
    }
    const app = Fastify();
    onTestFinished(() => app.close());
    await compressAnswers(app);
    app.get('/api/long', (_, reply) => reply.type('application/json').send(Readable.from(written())));
    const address = await app.listen({ port: 0, host: '127.0.0.1' });

    const { body, headers } = await fetch(`${address}/api/long`, { headers: { 'accept-encoding': encoding } });
    const parts: Uint8Array[] = [];
    for await (const part of body ?? []) {
      parts.push(part);
      goOn();
    }
    expect(Buffer.concat(parts).toString()).toBe(`${beginning}the end`);
    expect(headers.get('content-encoding')).toBe(encoding.includes('gzip') ? 'gzip' : encoding === 'br' ? 'br' : null);
  },
);

test('rejects compressed requests, so that a small body cannot expand to a large one', {
  meta: { asvs: ['15.2.2'] },
}, async () => {
  const { app } = await aServer();
  const answer = await app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync(JSON.stringify({ emailAddress: 'a@b.example', password: 'x'.repeat(100) })),
  });

  expect(answer.statusCode).toBe(400);
});
