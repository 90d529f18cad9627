import { createHmac, timingSafeEqual } from 'node:crypto';

/** The server's secrets: the newest, and those it took the place of. */
type Keys = readonly [string, ...string[]];

/** The tokens of links in letters. */
export type LinkTokens = {
  /**
   * The token that belongs to some words: the same for the same, and not to be guessed by whoever does not have the
   * server's secret. So the queue and the tables of links hold nothing that opens anything.
   */
  of(purpose: string, words: string): string;
  matches(token: string, purpose: string, words: string): boolean;
};

/** HMAC-SHA-256 under keys of its own, made of the server's secrets: the first makes tokens, and those of all are good. */
export function linkTokens(secrets: Keys): LinkTokens {
  const keys = secrets.map((secret) => createHmac('sha256', secret).update('links in letters').digest());
  const under = (key: Buffer, purpose: string, words: string): string =>
    createHmac('sha256', key).update(`${purpose}\n${words}`).digest('base64url');
  return {
    of: (purpose, words) => under(keys[0] as Buffer, purpose, words),
    matches(token, purpose, words) {
      const given = Buffer.from(token);
      return keys.some((key) => {
        const right = Buffer.from(under(key, purpose, words));
        return given.length === right.length && timingSafeEqual(given, right);
      });
    },
  };
}
