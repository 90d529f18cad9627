import { noteSignedIn } from './signed-in-before.ts';
import { browserStorage, tabStorage } from './storage.ts';

const key = 'access_token';

export const readToken = (): string | null => tabStorage.getItem(key) ?? browserStorage.getItem(key);

/** Remembered means: still signed in when the browser is opened again. */
export function keepToken(token: string, isRemembered: boolean): void {
  const [storage, other] = isRemembered ? [browserStorage, tabStorage] : [tabStorage, browserStorage];
  // Never a moment without one: another tab would take that for a log-out.
  storage.setItem(key, token);
  other.removeItem(key);
  noteSignedIn();
}

/** Puts a fresh token in the place of the old one, unless another session has begun meanwhile. */
export function renewToken(token: string, old: string | null): void {
  if (readToken() !== old) return;
  const isOnlyHere = tabStorage.getItem(key) !== null || browserStorage.getItem(key) === null;
  (isOnlyHere ? tabStorage : browserStorage).setItem(key, token);
}

/** Stores the token for this tab alone; what is stored for the others stays. */
export function keepTokenHere(token: string): void {
  tabStorage.setItem(key, token);
}

export function forgetToken(): void {
  if (readToken() !== null) noteSignedIn();
  tabStorage.removeItem(key);
  browserStorage.removeItem(key);
}

/** Another tab has changed what this one reads: hears of every change of the token that is kept for all tabs. */
export function watchOtherTabs(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.storageArea === localStorage && (event.key === key || event.key === null)) listener();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
