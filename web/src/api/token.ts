import { recordSignIn } from './sign-in-history.ts';
import { browserStorage, tabStorage } from './storage.ts';

const key = 'access_token';

export const readToken = (): string | null => tabStorage.getItem(key) ?? browserStorage.getItem(key);

/** If remembered, the player is still signed in when the browser is opened again. */
export function storeToken(token: string, isRemembered: boolean): void {
  const [storage, other] = isRemembered ? [browserStorage, tabStorage] : [tabStorage, browserStorage];
  // Set before removing: another tab would take a missing token for a log-out.
  storage.setItem(key, token);
  other.removeItem(key);
  recordSignIn();
}

/** Replaces the old token unless another session has begun meanwhile. */
export function renewToken(token: string, old: string | null): void {
  if (readToken() !== old) return;
  const isOnlyHere = tabStorage.getItem(key) !== null || browserStorage.getItem(key) === null;
  (isOnlyHere ? tabStorage : browserStorage).setItem(key, token);
}

/** Stores the token for this tab only; the token of the other tabs stays. */
export function storeTokenForTab(token: string): void {
  tabStorage.setItem(key, token);
}

export function clearToken(): void {
  if (readToken() !== null) recordSignIn();
  tabStorage.removeItem(key);
  browserStorage.removeItem(key);
}

/** Calls the listener whenever another tab changes the shared token. */
export function onTokenChange(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.storageArea === localStorage && (event.key === key || event.key === null)) listener();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
