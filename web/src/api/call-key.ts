/** Marks one call, so that it happens once however often it is sent. */
export const aCallKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
