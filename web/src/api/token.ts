const key = 'access_token';

export const readToken = (): string | null => sessionStorage.getItem(key) ?? localStorage.getItem(key);

/** Remembered means: still signed in when the browser is opened again. */
export function keepToken(token: string, isRemembered: boolean): void {
  forgetToken();
  (isRemembered ? localStorage : sessionStorage).setItem(key, token);
}

/** A fresh token goes where the old one was. One that comes after somebody else has come in goes nowhere. */
export function renewToken(token: string, old: string | null): void {
  if (readToken() === old) keepToken(token, localStorage.getItem(key) !== null);
}

export function forgetToken(): void {
  sessionStorage.removeItem(key);
  localStorage.removeItem(key);
}
