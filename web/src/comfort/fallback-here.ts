import { type ClientStore, listenerSet } from '../api/client-store.ts';

/** The name of the comfort, and of its copy in the browser. */
const key = 'use-fallback-map';
const sessionKey = 'compatibility';
const changes = listenerSet();
let isNoted = false;

/** True if the player prefers the fallback map, as stored in this browser, where it counts from the first paint on. */
export const fallbackHere: ClientStore<boolean> = {
  read: () => stored(() => localStorage.getItem(key)) === 'true',
  set(isPreferred) {
    if (isPreferred === fallbackHere.read()) return;
    stored(() => (isPreferred ? localStorage.setItem(key, 'true') : localStorage.removeItem(key)));
    changes.notify();
  },
  subscribe: changes.subscribe,
};

/** Notes that the address says `compatibility=true`, before the page leads elsewhere. It counts for as long as the tab is open. */
export function noteCompatibility(): void {
  if (new URLSearchParams(location.search).get('compatibility') !== 'true') return;
  isNoted = true;
  stored(() => sessionStorage.setItem(sessionKey, 'true'));
}

export const isCompatibleSession = (): boolean =>
  isNoted || stored(() => sessionStorage.getItem(sessionKey)) === 'true';

/** Storage may be shut. */
function stored<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
