import { resolve } from 'node:path';
import { type EnvironmentName, environmentNames } from '@underhall/contract';
import { type Tier, tiers } from '@underhall/engine';
import type { Connection } from './db/database.ts';
import { faultOfUrl } from './db/hosts.ts';
import { checkoutIn } from './payments/checkout-settings.ts';
import { paymentsIn } from './payments/payment-settings.ts';
import type { CheckoutSettings, Links, PaymentSettings, ProviderSettings, Seller } from './server-options.ts';
import { providersIn } from './sign-in/provider-settings.ts';

export type Config = {
  readonly host: string;
  readonly port: number;
  /** Database, secrets and outbox of a server that runs by itself. */
  readonly dataDir: string;
  /** An outside PostgreSQL, in place of the embedded one. */
  readonly databaseUrl?: string;
  /** The same database past a pooler, where `databaseUrl` leads to one. */
  readonly databaseDirectUrl?: string;
  /** False if statements are sent by their text alone; behind a pooler that is so unless it is said otherwise. */
  readonly preparesStatements: boolean;
  readonly environment: EnvironmentName;
  /** The address for players who need help. */
  readonly supportEmail?: string;
  /** The address of the editor of storylets, for the link that admins see. */
  readonly cmsUrl?: string;
  /** Blog, forum, chat and social pages, for the help and the foot of every page. */
  readonly links: Links;
  /** This server's account number with the provider of card payments. */
  readonly merchantId?: string;
  /** The company that takes money, or `off` where nothing is sold for money. */
  readonly payments: PaymentSettings;
  readonly checkout: CheckoutSettings;
  readonly seller: Seller;
  /** The operator's prices, in place of those that come with the program. */
  readonly pricesFile?: string;
  /** The operator's token, with which `/metrics` is read from another machine. */
  readonly metricsToken?: string;
  readonly rateLimits: boolean;
  /** The version of the newest client, sent with every answer. */
  readonly clientVersion: string;
  /** For tests only: milliseconds by which the game's clock is ahead. Always 0 in production. */
  readonly clockOffset: number;
  /** The tier of membership that everybody has, for nothing. */
  readonly everybodysTier: Tier;
  /** Milliseconds for which a server that was asked to end goes on answering, so that a proxy sends nobody here any more. */
  readonly closingPause: number;
  readonly logLevel: string;
  /** While this file exists, calls are answered with 503; by default `maintenance` in `dataDir`. */
  readonly maintenanceFile?: string;
  readonly otherGamesFile?: string;
  /** Number of proxies in front of the server; 0 when players reach it directly. */
  readonly trustProxy: number;
  /** The address players type, where it is not the one this server listens on. */
  readonly publicUrl?: string;
  /** The version of the world that runs on the same database and whose place this server's takes meanwhile. */
  readonly replacesWorld?: string;
  /** True if pages of our own stand in for Apple, Facebook and Google, to try things out; never in beta or production. */
  readonly testSignIn: boolean;
  /** The providers of sign-in that the operator has keys for. */
  readonly providers: readonly ProviderSettings[];
  /** The mail server that letters are handed to; without one they are files in the outbox. */
  readonly smtpUrl?: string;
  /** The address letters come from; `no-reply@` and the host of `publicUrl` when left out. */
  readonly mailFrom?: string;
  /** Secrets set in the environment; missing ones are stored in files under `dataDir`. */
  readonly secrets: { readonly signing?: string; readonly luck?: string };
  /** The secrets that stood in `SIGNING_SECRET` before: still believed, but nothing is signed with them any more. */
  readonly oldSigningSecrets?: readonly string[];
};

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads every environment variable of the server, with its default. Nothing else reads the process's environment. */
export function readConfig(variables: Environment = process.env): Config {
  const host = variables.HOST ?? '127.0.0.1';
  const environment = environmentOf(variables.GAME_ENV, host);
  const rateLimits = variables.RATE_LIMITS ?? (environment === 'local' ? 'off' : 'on');
  const offset =
    environment === 'production' ? 0 : wholeNumber('GAME_CLOCK_OFFSET_S', variables.GAME_CLOCK_OFFSET_S ?? '0');
  const { DATABASE_URL: databaseUrl, PUBLIC_URL: publicUrl, SIGNING_SECRET: signing, LUCK_SECRET: luck } = variables;
  const { BRAINTREE_MERCHANT_ID, MERCHANT_ID: merchantId = BRAINTREE_MERCHANT_ID } = variables;
  const { DATABASE_DIRECT_URL: direct, DATABASE_PREPARED: prepared = direct ? 'off' : 'on' } = variables;
  if (direct && !databaseUrl)
    throw new Error(
      'DATABASE_DIRECT_URL is set and DATABASE_URL is not: it leads past the pooler that DATABASE_URL leads to.',
    );
  const mayTest = environment === 'local' || environment === 'staging';
  const testSignIn =
    variables.TEST_SIGN_IN ?? (environment === 'local' && !Number(variables.TRUST_PROXY ?? 0) ? 'on' : 'off');
  if (testSignIn === 'on' && !mayTest)
    throw new Error(`TEST_SIGN_IN is "on"; with GAME_ENV ${environment} anybody could come in as anybody.`);
  const selling = paymentsIn(variables, environment);
  return {
    host,
    port: wholeNumber('PORT', variables.PORT ?? '8080', { from: 0, to: 65_535 }),
    dataDir: resolve(variables.DATA_DIR ?? 'data'),
    ...(databaseUrl && { databaseUrl: databaseAddress('DATABASE_URL', databaseUrl) }),
    ...(direct && { databaseDirectUrl: databaseAddress('DATABASE_DIRECT_URL', direct) }),
    preparesStatements: oneOf('DATABASE_PREPARED', prepared, ['on', 'off']) === 'on',
    environment,
    ...(variables.SUPPORT_EMAIL && { supportEmail: variables.SUPPORT_EMAIL }),
    ...(variables.CMS_URL && { cmsUrl: address('CMS_URL', variables.CMS_URL) }),
    links: linksIn(variables),
    ...(variables.METRICS_TOKEN && { metricsToken: longEnough('METRICS_TOKEN', variables.METRICS_TOKEN) }),
    ...(merchantId && { merchantId }),
    rateLimits: oneOf('RATE_LIMITS', rateLimits, ['on', 'off']) === 'on',
    clientVersion: variables.CLIENT_VERSION ?? '6.5.99',
    clockOffset: offset * 1000,
    closingPause: 1000 * wholeNumber('CLOSING_PAUSE_S', variables.CLOSING_PAUSE_S ?? '0', { from: 0, to: 300 }),
    everybodysTier: oneOf('MEMBERSHIP_FOR_ALL', variables.MEMBERSHIP_FOR_ALL ?? 'none', tiers),
    ...(variables.OLD_SIGNING_SECRETS && { oldSigningSecrets: oldSecrets(variables.OLD_SIGNING_SECRETS) }),
    logLevel: oneOf('LOG_LEVEL', variables.LOG_LEVEL ?? 'warn', logLevels),
    ...(variables.OTHER_GAMES_FILE && { otherGamesFile: resolve(variables.OTHER_GAMES_FILE) }),
    ...(variables.MAINTENANCE_FILE && { maintenanceFile: resolve(variables.MAINTENANCE_FILE) }),
    trustProxy: wholeNumber('TRUST_PROXY', variables.TRUST_PROXY ?? '0', { from: 0 }),
    ...(publicUrl && { publicUrl: address('PUBLIC_URL', publicUrl) }),
    ...(variables.REPLACES_WORLD && { replacesWorld: variables.REPLACES_WORLD }),
    ...(variables.SMTP_URL && { smtpUrl: smtpAddress(variables.SMTP_URL) }),
    ...(variables.MAIL_FROM && { mailFrom: mailbox('MAIL_FROM', variables.MAIL_FROM) }),
    testSignIn: oneOf('TEST_SIGN_IN', testSignIn, ['on', 'off']) === 'on',
    providers: providersIn(variables, environment),
    ...selling,
    checkout: checkoutIn(variables, { environment, publicUrl, provider: selling.payments.provider }),
    secrets: {
      ...(signing && { signing: longEnough('SIGNING_SECRET', signing) }),
      ...(luck && { luck: longEnough('LUCK_SECRET', luck) }),
    },
  };
}

const loopback = /^(127\.|localhost$|::1$)/;

const environmentOf = (named: string | undefined, host: string): Config['environment'] =>
  named ? oneOf('GAME_ENV', named, environmentNames) : loopback.test(host) ? 'local' : 'production';

function oneOf<Word extends string>(variable: string, value: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === value);
  if (!found) throw new Error(`${variable} is "${value}"; it can be ${words.join(', ')}.`);
  return found;
}

type Range = { readonly from?: number; readonly to?: number };

function wholeNumber(variable: string, value: string, { from, to }: Range = {}): number {
  const number = Number(value);
  const isOutside = (from !== undefined && number < from) || (to !== undefined && number > to);
  if (/^-?\d+$/.test(value) && !isOutside) return number;
  const range = from === undefined ? '' : to === undefined ? ` of ${from} or more` : ` from ${from} to ${to}`;
  throw new Error(`${variable} is "${value}"; it has to be a whole number${range}.`);
}

function address(variable: string, value: string): string {
  if (!/^https?:/.test(value) || !URL.canParse(value))
    throw new Error(`${variable} is "${value}"; it has to be an address like https://game.example.`);
  return value;
}

const linksIn = ({
  BLOG_URL: blog,
  FORUM_URL: forum,
  CHAT_URL: chat,
  SOCIAL_URLS: social = '',
}: Environment): Links => ({
  ...(blog && { blog: address('BLOG_URL', blog) }),
  ...(forum && { forum: address('FORUM_URL', forum) }),
  ...(chat && { chat: address('CHAT_URL', chat) }),
  social: social
    .split(/\s+/)
    .filter(Boolean)
    .map((each) => address('SOCIAL_URLS', each)),
});

/** The address of the outside database in the words of the stores, by the configuration; nothing where there is none. */
export const outsideConnection = ({
  databaseUrl,
  databaseDirectUrl,
  preparesStatements,
}: Config): Connection | undefined =>
  databaseUrl === undefined
    ? undefined
    : {
        url: databaseUrl,
        ...(databaseDirectUrl && { directUrl: databaseDirectUrl }),
        ...(!preparesStatements && { isUnprepared: true }),
      };

function databaseAddress(variable: string, value: string): string {
  const fault = faultOfUrl(value);
  if (fault) throw new Error(`${variable} ${fault}`);
  return value;
}

/** Its words never repeat what was given: there is a password in it. */
function smtpAddress(value: string): string {
  if (!/^smtps?:\/\/[^/]/.test(value) || !URL.canParse(value))
    throw new Error('SMTP_URL cannot be read; it has to be an address like smtp://name:password@mail.example:587.');
  return value;
}

function mailbox(variable: string, value: string): string {
  if (!/^[^\s@<>"',;]+@[^\s@<>"',;]+$/.test(value))
    throw new Error(`${variable} is "${value}"; it has to be an e-mail address alone, like no-reply@game.example.`);
  return value;
}

function longEnough(variable: string, value: string): string {
  if (value.length < 32) throw new Error(`${variable} is too short: give it at least 32 random characters.`);
  return value;
}

const oldSecrets = (value: string): readonly string[] =>
  value
    .split(/\s+/)
    .filter(Boolean)
    .map((secret) => longEnough('OLD_SIGNING_SECRETS', secret));
