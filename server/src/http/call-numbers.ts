import { randomFillSync } from 'node:crypto';

const bytesOfOne = 6;
const madeAtOnce = 512;

/** A source of numbers for calls, eight letters each, that nobody can guess. Their random bytes are fetched for many at once. */
export function callNumbers(): () => string {
  const bytes = Buffer.alloc(bytesOfOne * madeAtOnce);
  let at = bytes.length;
  return () => {
    if (at === bytes.length) {
      randomFillSync(bytes);
      at = 0;
    }
    at += bytesOfOne;
    return bytes.toString('base64url', at - bytesOfOne, at);
  };
}
