/** The longest wait for a moment of leisure; as good as the end of it where a browser tells of none (Safari). */
const patienceMs = 1000;
const aMomentMs = 200;

/** Calls `doIt` once the browser has nothing better to do, or after a second; returns a function that cancels it. */
export function atLeisure(doIt: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(doIt, aMomentMs);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(doIt, { timeout: patienceMs });
  return () => cancelIdleCallback(asked);
}
