import { recordSignIn } from './sign-in-history.ts';
import { browserStorage, isBrowserStorage, tabStorage } from './storage.ts';

const key = 'access_token';

/** Characters and length that fit into a header. With any other token, the browser could send no request at all. */
const sendable = /^[!-~]{1,4000}$/;

const readFrom = (storage: typeof tabStorage): string | null => {
  const token = storage.getItem(key);
  return token !== null && sendable.test(token) ? token : null;
};

/** Ignores a stored text that cannot be sent, for example from a broken link. */
export const readToken = (): string | null => readFrom(tabStorage) ?? readFrom(browserStorage);

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
  const isOnlyHere = readFrom(tabStorage) !== null || readFrom(browserStorage) === null;
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
