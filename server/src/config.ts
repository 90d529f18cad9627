import { resolve } from 'node:path';
import { type EnvironmentName, environmentNames } from '@underhall/contract';

export type Config = {
  readonly host: string;
  readonly port: number;
  /** Database, secrets and outbox of a server that runs by itself. */
  readonly dataDir: string;
  /** An outside PostgreSQL, in place of the embedded one. */
  readonly databaseUrl?: string;
  readonly environment: EnvironmentName;
  /** Whom players write to when something went wrong. */
  readonly supportEmail: string;
  /** Where storylets are edited, for the link that admins see. */
  readonly cmsUrl?: string;
  /** The number whoever takes the cards' payments knows this server by. */
  readonly merchantId?: string;
  readonly rateLimits: boolean;
  /** The newest client there is; told to every caller. */
  readonly clientVersion: string;
  /** For tests only: how far the game's clock runs ahead, in milliseconds. Always 0 in production. */
  readonly clockOffset: number;
  readonly logLevel: string;
  /** While this file exists, players are told of maintenance; by default `maintenance` in `dataDir`. */
  readonly maintenanceFile?: string;
  /** How many proxies stand in front of the server; 0 when players reach it directly. */
  readonly trustProxy: number;
  /** The address players type, where it is not the one this server listens on. */
  readonly publicUrl?: string;
  /** Do pages of our own stand in for Apple, Facebook and Google? For trying things out; never in beta or production. */
  readonly testSignIn: boolean;
  /** Secrets given by the environment; what is missing is kept in files under `dataDir`. */
  readonly secrets: { readonly signing?: string; readonly luck?: string };
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Every setting, its default and its meaning. The only reader of the process's environment. */
export function readConfig(given: Environment = process.env): Config {
  const host = given.HOST ?? '127.0.0.1';
  const environment = environmentOf(given.GAME_ENV, host);
  const rateLimits = given.RATE_LIMITS ?? (environment === 'local' ? 'off' : 'on');
  const offset =
    environment === 'production' ? 0 : wholeNumber('GAME_CLOCK_OFFSET_S', given.GAME_CLOCK_OFFSET_S ?? '0');
  const { DATABASE_URL: databaseUrl, PUBLIC_URL: publicUrl, SIGNING_SECRET: signing, LUCK_SECRET: luck } = given;
  const mayTest = environment === 'local' || environment === 'staging';
  const testSignIn = given.TEST_SIGN_IN ?? (environment === 'local' && !Number(given.TRUST_PROXY ?? 0) ? 'on' : 'off');
  if (testSignIn === 'on' && !mayTest)
    throw new Error(`TEST_SIGN_IN is "on"; with GAME_ENV ${environment} anybody could come in as anybody.`);
  return {
    host,
    port: wholeNumber('PORT', given.PORT ?? '8080'),
    dataDir: resolve(given.DATA_DIR ?? 'data'),
    ...(databaseUrl && { databaseUrl }),
    environment,
    supportEmail: given.SUPPORT_EMAIL ?? 'support@underhall.example',
    ...(given.CMS_URL && { cmsUrl: address('CMS_URL', given.CMS_URL) }),
    ...(given.MERCHANT_ID && { merchantId: given.MERCHANT_ID }),
    rateLimits: oneOf('RATE_LIMITS', rateLimits, ['on', 'off']) === 'on',
    clientVersion: given.CLIENT_VERSION ?? '6.5.99',
    clockOffset: offset * 1000,
    logLevel: given.LOG_LEVEL ?? 'warn',
    ...(given.MAINTENANCE_FILE && { maintenanceFile: resolve(given.MAINTENANCE_FILE) }),
    trustProxy: wholeNumber('TRUST_PROXY', given.TRUST_PROXY ?? '0'),
    ...(publicUrl && { publicUrl: address('PUBLIC_URL', publicUrl) }),
    testSignIn: oneOf('TEST_SIGN_IN', testSignIn, ['on', 'off']) === 'on',
    secrets: {
      ...(signing && { signing: longEnough('SIGNING_SECRET', signing) }),
      ...(luck && { luck: longEnough('LUCK_SECRET', luck) }),
    },
  };
}

const loopback = /^(127\.|localhost$|::1$)/;

const environmentOf = (named: string | undefined, host: string): Config['environment'] =>
  named ? oneOf('GAME_ENV', named, environmentNames) : loopback.test(host) ? 'local' : 'production';

function oneOf<Word extends string>(setting: string, value: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === value);
  if (!found) throw new Error(`${setting} is "${value}"; it can be ${words.join(', ')}.`);
  return found;
}

function wholeNumber(setting: string, value: string): number {
  if (!/^-?\d+$/.test(value)) throw new Error(`${setting} is "${value}"; it has to be a whole number.`);
  return Number(value);
}

function address(setting: string, value: string): string {
  if (!/^https?:/.test(value) || !URL.canParse(value))
    throw new Error(`${setting} is "${value}"; it has to be an address like https://game.example.`);
  return value;
}

function longEnough(setting: string, value: string): string {
  if (value.length < 32) throw new Error(`${setting} is too short: give it at least 32 random characters.`);
  return value;
}
