import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { nodeRuntime } from '../runtime/node-runtime.ts';
import { collectGarbageEarly } from './collect-garbage-early.ts';

const mebibyte = 1024 * 1024;

test('collects buffers of finished calls before much memory outside of the heap is used', async () => {
  const app = Fastify();
  collectGarbageEarly(app, nodeRuntime);
  onTestFinished(() => app.close());
  const before = process.memoryUsage().arrayBuffers;
  let thrownAway = 0;
  let most = 0;
  await vi.waitUntil(
    () => {
      for (let i = 0; i < 64; i++) thrownAway += Buffer.from(new ArrayBuffer(64 * 1024)).length;
      most = Math.max(most, process.memoryUsage().arrayBuffers - before);
      return thrownAway > 400 * mebibyte;
    },
    { timeout: 60_000, interval: 50 },
  );
  expect(most).toBeLessThan(40 * mebibyte);
});
