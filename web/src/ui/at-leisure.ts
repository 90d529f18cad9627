/** Maximum wait for an idle moment, in milliseconds. Also the delay in a browser without idle callbacks (Safari). */
const patienceMs = 1000;
const aMomentMs = 200;

/** Calls `doIt` when the browser is idle, or after a second. Returns a function that cancels it. */
export function atLeisure(doIt: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(doIt, aMomentMs);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(doIt, { timeout: patienceMs });
  return () => cancelIdleCallback(asked);
}
