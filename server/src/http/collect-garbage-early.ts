import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';
import type { Runtime } from '../runtime/runtime.ts';

const everyMs = 50;
const mebibyte = 1024 * 1024;
/** Growth of buffers outside of the heap that starts a minor or a major collection, in bytes. */
const maxGrowth = { young: 8 * mebibyte, all: 16 * mebibyte };
/** Limits major collections, because each one stops all requests for a tenth of a second. */
const minMsBetweenMajor = 1_000;

/**
 * Garbage-collects the buffers of request bodies and headers early. By itself, V8 waits for about 60 MB, which a flood
 * of rejected requests would reach. Normal traffic stays below these limits.
 */
export function collectGarbageEarly(app: FastifyInstance, { elapsed, every }: Runtime): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (how: { type: 'minor' | 'major' }) => void;
  const buffersBytes = (): number => process.memoryUsage().arrayBuffers;
  /** Buffer size in bytes after the last collection of each kind, or the lowest size since. */
  const baseline = { young: buffersBytes(), all: buffersBytes() };
  let lastMajorAt = Number.NEGATIVE_INFINITY;
  const collectIfGrown = () => {
    const now = buffersBytes();
    baseline.young = Math.min(baseline.young, now);
    baseline.all = Math.min(baseline.all, now);
    if (now - baseline.young < maxGrowth.young) return;
    collect({ type: 'minor' });
    baseline.young = buffersBytes();
    if (baseline.young - baseline.all < maxGrowth.all || elapsed() - lastMajorAt < minMsBetweenMajor) return;
    collect({ type: 'major' });
    lastMajorAt = elapsed();
    baseline.young = baseline.all = buffersBytes();
  };
  const timer = every(everyMs, collectIfGrown).unref();
  app.addHook('onClose', async () => timer.cancel());
}
