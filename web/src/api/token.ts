const key = 'access_token';

export const readToken = (): string | null => sessionStorage.getItem(key) ?? localStorage.getItem(key);

/** Remembered means: still signed in when the browser is opened again. */
export function keepToken(token: string, isRemembered: boolean): void {
  const [kept, other] = isRemembered ? [localStorage, sessionStorage] : [sessionStorage, localStorage];
  // Never a moment without one: another tab would take that for a log-out.
  kept.setItem(key, token);
  other.removeItem(key);
}

/** Puts a fresh token in the place of the old one, unless another session has begun meanwhile. */
export function renewToken(token: string, old: string | null): void {
  if (readToken() !== old) return;
  const isOnlyHere = sessionStorage.getItem(key) !== null || localStorage.getItem(key) === null;
  (isOnlyHere ? sessionStorage : localStorage).setItem(key, token);
}

/** For this tab alone; what is remembered for the others stays. */
export function keepTokenHere(token: string): void {
  sessionStorage.setItem(key, token);
}

export function forgetToken(): void {
  sessionStorage.removeItem(key);
  localStorage.removeItem(key);
}

/** Another tab has changed what this one reads: hears of every change of the token that is kept for all tabs. */
export function watchOtherTabs(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.storageArea === localStorage && (event.key === key || event.key === null)) listener();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
