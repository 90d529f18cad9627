import { createHmac, timingSafeEqual } from 'node:crypto';

/** The tokens of links in letters. */
export type LinkTokens = {
  /**
   * The token that belongs to some words: the same for the same, and not to be guessed by whoever does not have the
   * server's secret. So the queue and the tables of links hold nothing that opens anything.
   */
  of(purpose: string, words: string): string;
  matches(token: string, purpose: string, words: string): boolean;
};

/** HMAC-SHA-256 under a key of its own, made of the server's secret. */
export function linkTokens(secret: string): LinkTokens {
  const key = createHmac('sha256', secret).update('links in letters').digest();
  const of = (purpose: string, words: string): string =>
    createHmac('sha256', key).update(`${purpose}\n${words}`).digest('base64url');
  return {
    of,
    matches(token, purpose, words) {
      const [given, right] = [Buffer.from(token), Buffer.from(of(purpose, words))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
