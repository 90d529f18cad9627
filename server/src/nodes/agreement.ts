import { createHmac } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Secrets } from '../secrets.ts';

/** Values that all servers of a database must share, keyed by a name that operators know. */
export type Agreement = Readonly<Record<string, string>>;

/** A digest that tells whether two secrets are equal, without revealing them. */
const digestOf = (secret: string, name: string): string =>
  createHmac('sha256', secret).update(`nodes agree in ${name}`).digest('base64url').slice(0, 16);

/** Servers with different values must not share a database. */
export function agreementOf(config: Config, secrets: Secrets): Agreement {
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
    // Mail servers may differ, but either all servers have one or none has: without one, each server saves e-mail in
    // its own folder.
    SMTP_URL: config.smtpUrl ? 'set' : 'not set',
  };
}

export const differencesOf = (one: Agreement, other: Agreement): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => one[name] !== other[name]);

/**
 * Returns the error for an operator whose server disagrees with a running one. The error names secrets but never shows
 * them.
 */
export function describeDisagreement(own: Agreement, other: Agreement, place: string): string {
  const named = differencesOf(own, other).map((name) =>
    name.endsWith('_SECRET') ? name : `${name} (here ${own[name] ?? 'unknown'}, there ${other[name] ?? 'unknown'})`,
  );
  return `Another server of this game runs on the same database (${place}) and differs in ${named.join(', ')}. Give both servers the same values, or stop the other one first.`;
}
