import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Runtime, Timer } from './runtime.ts';

/** Time, timers and random values of this machine. */
export const nodeRuntime: Runtime = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  pause: (ms, signal) => pause(ms, undefined, signal && { signal }),
  after: (ms, run) => timerOf(setTimeout(run, ms)),
  every: (ms, run) => timerOf(setInterval(run, ms)),
  randomBytes,
  randomId: randomUUID,
};

const timerOf = (timer: NodeJS.Timeout): Timer => ({
  cancel: () => clearTimeout(timer),
  unref() {
    timer.unref();
    return this;
  },
});
