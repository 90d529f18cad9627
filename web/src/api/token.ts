import { recordSignIn } from './sign-in-history.ts';
import { browserStorage, isBrowserStorage, tabStorage } from './storage.ts';

const key = 'access_token';

export const readToken = (): string | null => tabStorage.getItem(key) ?? browserStorage.getItem(key);

/** `isRemembered` keeps the player signed in after the browser is closed. */
export function storeToken(token: string, isRemembered: boolean): void {
  const [storage, other] = isRemembered ? [browserStorage, tabStorage] : [tabStorage, browserStorage];
  // Set before removing: another tab would treat a missing token as a log-out.
  storage.setItem(key, token);
  other.removeItem(key);
  recordSignIn();
}

/** Replaces the old token, unless another session has begun meanwhile. */
export function renewToken(token: string, old: string | null): void {
  if (readToken() !== old) return;
  const isOnlyHere = tabStorage.getItem(key) !== null || browserStorage.getItem(key) === null;
  (isOnlyHere ? tabStorage : browserStorage).setItem(key, token);
}

export function storeTokenForTab(token: string): void {
  tabStorage.setItem(key, token);
}

export function clearToken(): void {
  if (readToken() !== null) recordSignIn();
  tabStorage.removeItem(key);
  browserStorage.removeItem(key);
}

/** Calls the listener when another tab changes the shared token. */
export function onTokenChange(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (isBrowserStorage(event.storageArea) && (event.key === key || event.key === null)) listener();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
