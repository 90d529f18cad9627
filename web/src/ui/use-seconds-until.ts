import { useSyncExternalStore } from 'react';
import { tickMs } from '../constants/timers.ts';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const tick = () => {
  for (const listener of listeners) listener();
};

/** One timer for the whole page, running only while it has subscribers. */
function onTick(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, tickMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Whole seconds until a moment on the page's monotonic clock; negative once it has passed. Updates once a second. */
export const useSecondsUntil = (moment: number | undefined): number | undefined =>
  useSyncExternalStore(onTick, () =>
    moment === undefined ? undefined : Math.floor((moment - performance.now()) / 1000),
  );
