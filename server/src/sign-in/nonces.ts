import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Runtime } from '../runtime/runtime.ts';

export type Nonces = {
  /** Valid for ten minutes. */
  issue(): string;
  /** Returns the expiry in seconds since 1970, or undefined if the nonce is foreign or expired. */
  check(nonce: string): number | undefined;
};

const lifeSeconds = 10 * 60;

/** Nonces are signed, so that issuing one stores nothing. */
export function noncesSignedWith(secret: string, { now, randomBytes }: Pick<Runtime, 'now' | 'randomBytes'>): Nonces {
  const signatureOf = (payload: string) => createHmac('sha256', secret).update(`nonce ${payload}`).digest('base64url');
  return {
    issue() {
      const payload = `${randomBytes(15).toString('base64url')}.${Math.floor(now() / 1000) + lifeSeconds}`;
      return `${payload}.${signatureOf(payload)}`;
    },
    check(nonce) {
      const [, payload = '', expiresAt = '', signature = ''] =
        /^([\w-]{20}\.(\d{1,12}))\.([\w-]{43})$/.exec(nonce) ?? [];
      if (payload === '' || !timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(payload))))
        return undefined;
      return Number(expiresAt) * 1000 > now() ? Number(expiresAt) : undefined;
    },
  };
}
