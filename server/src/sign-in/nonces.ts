import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export type Nonces = {
  /** Issues a nonce, valid for ten minutes. */
  issue(): string;
  /** The expiry in seconds since 1970; undefined if the nonce is not ours or has expired. */
  check(nonce: string): number | undefined;
};

const lifeSeconds = 10 * 60;

/** Nonces that a provider signs and the browser returns. Each is signed, so that issuing one stores nothing. */
export function noncesSignedWith(secret: string, clock = () => Date.now()): Nonces {
  const proofOf = (words: string) => createHmac('sha256', secret).update(`nonce ${words}`).digest('base64url');
  return {
    issue() {
      const words = `${randomBytes(15).toString('base64url')}.${Math.floor(clock() / 1000) + lifeSeconds}`;
      return `${words}.${proofOf(words)}`;
    },
    check(nonce) {
      const [, words = '', until = '', proof = ''] = /^([\w-]{20}\.(\d{1,12}))\.([\w-]{43})$/.exec(nonce) ?? [];
      if (words === '' || !timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(words)))) return undefined;
      return Number(until) * 1000 > clock() ? Number(until) : undefined;
    },
  };
}
