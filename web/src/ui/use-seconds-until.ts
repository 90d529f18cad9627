import { useSyncExternalStore } from 'react';
import { tickMs } from '../constants/timers.ts';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const tick = () => {
  for (const listener of listeners) listener();
};

/** All subscribers share one timer. */
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

/** Whole seconds until `moment`, on the clock of `performance.now()`. Negative after that moment. */
export const useSecondsUntil = (moment: number | undefined): number | undefined =>
  useSyncExternalStore(onTick, () =>
    moment === undefined ? undefined : Math.floor((moment - performance.now()) / 1000),
  );
