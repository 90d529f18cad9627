/** The longest wait for a moment of leisure; as good as the end of it where a browser tells of none (Safari). */
const patienceMs = 1000;
const aMomentMs = 200;

/** Does this once the browser has nothing better to do, or after a second; returns the way to leave it undone. */
export function atLeisure(doIt: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(doIt, aMomentMs);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(doIt, { timeout: patienceMs });
  return () => cancelIdleCallback(asked);
}
