/** Calls back after this time even if the browser is never idle. */
const maxWaitMs = 1000;
const fallbackMs = 200;

/**
 * Calls `callback` when the browser is idle. Safari cannot report idle time, so there it calls after `fallbackMs`.
 * Returns a function that cancels the call.
 */
export function whenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(callback, fallbackMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: maxWaitMs });
  return () => cancelIdleCallback(handle);
}
