import { createHmac, timingSafeEqual } from 'node:crypto';

/** The server's current secret, followed by previous ones. */
type Secrets = readonly [string, ...string[]];

/**
 * Tokens of links in e-mails. Tokens are derived instead of stored, so that database access is not enough to open a
 * link.
 */
export type LinkTokens = {
  /** Deterministic for a payload. Cannot be guessed without the secret. */
  sign(purpose: string, payload: string): string;
  verify(token: string, purpose: string, payload: string): boolean;
};

/** HMAC-SHA-256 with keys derived from the secrets. The current key signs, and all keys verify. */
export function createLinkTokens(secrets: Secrets): LinkTokens {
  const keys = secrets.map((secret) => createHmac('sha256', secret).update('links in letters').digest());
  const digest = (key: Buffer, purpose: string, payload: string): string =>
    createHmac('sha256', key).update(`${purpose}\n${payload}`).digest('base64url');
  return {
    sign: (purpose, payload) => digest(keys[0] as Buffer, purpose, payload),
    verify(token, purpose, payload) {
      const received = Buffer.from(token);
      return keys.some((key) => {
        const expected = Buffer.from(digest(key, purpose, payload));
        return received.length === expected.length && timingSafeEqual(received, expected);
      });
    },
  };
}
