import { randomFillSync } from 'node:crypto';

const bytesPerId = 6;
const idsPerFill = 512;

/** Returns a generator of unguessable request IDs of eight characters. The generator fetches random bytes in bulk. */
export function createRequestIds(): () => string {
  const bytes = Buffer.alloc(bytesPerId * idsPerFill);
  let at = bytes.length;
  return () => {
    if (at === bytes.length) {
      randomFillSync(bytes);
      at = 0;
    }
    at += bytesPerId;
    return bytes.toString('base64url', at - bytesPerId, at);
  };
}
