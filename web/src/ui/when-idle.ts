/** Calls back after this time even if the browser is never idle. */
const maxWaitMs = 1000;
const fallbackMs = 200;

/** Calls `callback` when the browser is idle, or after `fallbackMs` in Safari. Returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(callback, fallbackMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: maxWaitMs });
  return () => cancelIdleCallback(handle);
}
