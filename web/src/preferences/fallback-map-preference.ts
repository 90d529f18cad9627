import { type ClientStore, listenerSet } from '../api/client-store.ts';
import { browserStorage, tabStorage } from '../api/storage.ts';

/** Also the key in browser storage. */
const key = 'use-fallback-map';
const sessionKey = 'compatibility';
const changes = listenerSet();

/** True if the player prefers the fallback map. Stored in the browser, so that it applies from the first paint. */
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

/** Stores `compatibility=true` from the URL for this tab's lifetime. Call this before the app navigates. */
export function noteCompatibility(): void {
  if (new URLSearchParams(location.search).get('compatibility') !== 'true') return;
  tabStorage.setItem(sessionKey, 'true');
}

export const isCompatibleSession = (): boolean => tabStorage.getItem(sessionKey) === 'true';
