import { createHmac } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Secrets } from '../secrets.ts';

/** All that the servers of one database have to agree in, by the names that operators know it by. */
export type Agreement = Readonly<Record<string, string>>;

export const worldName = 'world';

/** A word by which equal secrets are known, and from which none can be found. */
const digestOf = (secret: string, name: string): string =>
  createHmac('sha256', secret).update(`nodes agree in ${name}`).digest('base64url').slice(0, 16);

/** The secrets, settings and world of a server, of which no other may run on the same database with others. */
export function agreementOf(config: Config, secrets: Secrets, worldVersion: string): Agreement {
  return {
    SIGNING_SECRET: digestOf(secrets.signing, 'SIGNING_SECRET'),
    LUCK_SECRET: digestOf(secrets.luck, 'LUCK_SECRET'),
    GAME_ENV: config.environment,
    GAME_CLOCK_OFFSET_S: String(config.clockOffset / 1000),
    PAYMENTS: config.payments.provider,
    MEMBERSHIP_FOR_ALL: config.everybodysTier,
    PUBLIC_URL: config.publicUrl ?? 'not set',
    RATE_LIMITS: config.rateLimits ? 'on' : 'off',
    TEST_SIGN_IN: config.testSignIn ? 'on' : 'off',
    // Another mail server is no matter; letters that stay in one server's own folder are.
    SMTP_URL: config.smtpUrl ? 'set' : 'not set',
    [worldName]: worldVersion,
  };
}

/** The names in which two servers differ. */
export const differencesOf = (one: Agreement, other: Agreement): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => one[name] !== other[name]);

/** The words for an operator whose server differs from one that runs. Secrets are named and not shown. */
export function disagreementInWords(own: Agreement, other: Agreement, place: string): string {
  const named = differencesOf(own, other).map((name) =>
    name.endsWith('_SECRET') ? name : `${name} (here ${own[name] ?? 'unknown'}, there ${other[name] ?? 'unknown'})`,
  );
  const isWorldAlone = named.length === 1 && own[worldName] !== other[worldName];
  const remedy = isWorldAlone
    ? `If this world is to take the place of that one while players go on, start with REPLACES_WORLD=${other[worldName]}; otherwise give both the same.`
    : 'Give both the same, or stop that one first.';
  return `Another server of this game runs on the same database (${place}) and differs in ${named.join(', ')}. ${remedy}`;
}
