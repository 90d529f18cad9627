import { type ClientStore, listenerSet } from '../api/client-store.ts';
import { browserStorage, tabStorage } from '../api/storage.ts';

/** The name of the comfort, and of its copy in the browser. */
const key = 'use-fallback-map';
const sessionKey = 'compatibility';
const changes = listenerSet();

/** True if the player prefers the fallback map, as stored in this browser, where it counts from the first paint on. */
export const prefersFallbackMap: ClientStore<boolean> = {
  read: () => browserStorage.getItem(key) === 'true',
  set(isPreferred) {
    if (isPreferred === prefersFallbackMap.read()) return;
    if (isPreferred) browserStorage.setItem(key, 'true');
    else browserStorage.removeItem(key);
    changes.notify();
  },
  subscribe: changes.subscribe,
};

/** Notes that the address says `compatibility=true`, before the page leads elsewhere. It counts for as long as the tab is open. */
export function noteCompatibility(): void {
  if (new URLSearchParams(location.search).get('compatibility') !== 'true') return;
  tabStorage.setItem(sessionKey, 'true');
}

export const isCompatibleSession = (): boolean => tabStorage.getItem(sessionKey) === 'true';
