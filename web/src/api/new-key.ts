/** A key nobody has yet, for one call: under it the call happens once, however often it is sent. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
