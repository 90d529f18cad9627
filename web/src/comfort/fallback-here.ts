/** Both the player's setting and what stands in the browser go by this name. */
const key = 'use-fallback-map';
const sessionKey = 'compatibility';
const listeners = new Set<() => void>();
let isNoted = false;

/** Does this browser have the fallback map set as its own? */
export const isFallbackHere = (): boolean => read(() => localStorage.getItem(key)) === 'true';

/** Keeps what the player prefers in this browser too, where it counts from the first look on. */
export function keepFallbackHere(isPreferred: boolean): void {
  if (isPreferred === isFallbackHere()) return;
  read(() => (isPreferred ? localStorage.setItem(key, 'true') : localStorage.removeItem(key)));
  for (const listener of listeners) listener();
}

export function watchFallback(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notes that the address says `compatibility=true`, before the page leads elsewhere. It counts for as long as the tab is open. */
export function noteCompatibility(): void {
  if (new URLSearchParams(location.search).get('compatibility') !== 'true') return;
  isNoted = true;
  read(() => sessionStorage.setItem(sessionKey, 'true'));
}

export const isCompatibleSession = (): boolean => isNoted || read(() => sessionStorage.getItem(sessionKey)) === 'true';

/** Storage may be shut. */
function read<Kept>(how: () => Kept): Kept | undefined {
  try {
    return how();
  } catch {
    return undefined;
  }
}
