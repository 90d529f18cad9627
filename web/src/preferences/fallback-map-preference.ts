import { type ClientStore, listenerSet } from '../api/client-store.ts';
import { browserStorage, tabStorage } from '../api/storage.ts';

/** The name of the preference and of its browser storage key. */
const key = 'use-fallback-map';
const sessionKey = 'compatibility';
const changes = listenerSet();

/** True if the player prefers the fallback map. Stored in this browser, so that it applies from the first paint. */
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

/** Records `compatibility=true` from the URL before the page navigates. It applies while the tab is open. */
export function noteCompatibility(): void {
  if (new URLSearchParams(location.search).get('compatibility') !== 'true') return;
  tabStorage.setItem(sessionKey, 'true');
}

export const isCompatibleSession = (): boolean => tabStorage.getItem(sessionKey) === 'true';
