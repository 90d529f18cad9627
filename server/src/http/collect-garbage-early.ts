import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';

const everyMs = 50;
const mebibyte = 1024 * 1024;
/** Bytes outside of the heap, beyond those that the last collection left, at which young objects are collected; and all. */
const most = { young: 8 * mebibyte, all: 20 * mebibyte };
/** A collection of everything holds up all callers for a tenth of a second: no oftener than this. */
const betweenWholeMs = 1_000;

/**
 * Collects garbage early that calls left outside of the heap: bodies and pieces of headers that were read. V8 alone
 * collects them at some sixty megabytes, which whoever sends much and is refused would fill. Ordinary play never comes
 * near these bounds.
 */
export function collectGarbageEarly(app: FastifyInstance): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (how: { type: 'minor' | 'major' }) => void;
  const outside = (): number => process.memoryUsage().arrayBuffers;
  /** Bytes that were left after the last collection of each kind, or fewer by now. */
  const left = { young: outside(), all: outside() };
  let wholeAt = Number.NEGATIVE_INFINITY;
  const timer = setInterval(() => {
    const now = outside();
    left.young = Math.min(left.young, now);
    left.all = Math.min(left.all, now);
    if (now - left.young < most.young) return;
    collect({ type: 'minor' });
    left.young = outside();
    if (left.young - left.all < most.all || performance.now() - wholeAt < betweenWholeMs) return;
    collect({ type: 'major' });
    wholeAt = performance.now();
    left.young = left.all = outside();
  }, everyMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
