import { environmentNames } from '@underhall/contract';
import { tiers } from '@underhall/engine';
import { dependentSetting, optionalSetting, setting } from './setting.ts';
import {
  databaseAddress,
  emailAddress,
  file,
  folder,
  oneOf,
  onOrOff,
  secret,
  secrets,
  smtpAddress,
  text,
  webAddress,
  webAddresses,
  webOrigin,
  wholeNumber,
} from './value-types.ts';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export const networkSettings = {
  host: setting('HOST', text, {
    default: '127.0.0.1',
    purpose: 'Network address on which the server listens.',
  }),
  port: setting('PORT', wholeNumber({ from: 0, to: 65_535 }), {
    default: '8080',
    purpose: 'Port on which the server listens; 0 takes a free one.',
  }),
  environment: optionalSetting('GAME_ENV', oneOf(environmentNames), {
    default: '`local` if `HOST` is a loopback address, else `production`',
    purpose:
      'Kind of server: `beta` and `production` are for strangers and start only with an https `PUBLIC_URL`, with `RATE_LIMITS` and with random secrets.',
  }),
  publicUrl: optionalSetting('PUBLIC_URL', webOrigin, {
    purpose:
      'Address that players type, used in the links of e-mails and for link previews; with https, browsers are told to use https only.',
  }),
  trustProxy: setting('TRUST_PROXY', wholeNumber({ from: 0 }), {
    default: '0',
    purpose:
      'Number of your own proxies in front of the server, which are trusted to state the address of the caller; with one, set `GAME_ENV` too.',
  }),
  rateLimits: dependentSetting('RATE_LIMITS', onOrOff, {
    default: '`off` in `local`, else `on`',
    purpose: 'Limits the number of calls that one address and one account may make.',
  }),
  metricsToken: optionalSetting('METRICS_TOKEN', secret, {
    isSecret: true,
    purpose: 'Token for reading `/metrics` from another machine (`Authorization: Bearer ...`).',
  }),
  clientVersion: setting('CLIENT_VERSION', text, {
    default: '6.5.99',
    purpose: 'Version of the newest client, sent with every reply.',
  }),
  logLevel: setting('LOG_LEVEL', oneOf(logLevels), {
    default: 'warn',
    purpose: 'Least severe level of log lines that are written.',
  }),
  closingPause: setting('CLOSING_PAUSE_S', wholeNumber({ from: 0, to: 300 }), {
    default: '0',
    purpose:
      'Seconds after SIGTERM in which the server answers `/readyz` with 503 but still serves calls, so that a proxy can stop using it.',
  }),
  maintenanceFile: optionalSetting('MAINTENANCE_FILE', file, {
    default: '`maintenance` in `DATA_DIR`',
    purpose:
      'While this file exists, every call gets 503; a time in it (`2026-11-22T03:00Z`) is shown to players as the end of maintenance.',
  }),
};

export const worldSettings = {
  worldDir: optionalSetting('WORLD_DIR', folder, {
    default: '`world`',
    purpose:
      'Folder of the world that `npm start`, `npm run dev` and `npm run world` compile; `worlds/bed-twelve` is a small second one.',
  }),
  replacesWorld: optionalSetting('REPLACES_WORLD', text, {
    purpose: 'Has no effect any more, because servers with different worlds may share a database.',
  }),
  everybodysTier: setting('MEMBERSHIP_FOR_ALL', oneOf(tiers), {
    default: 'none',
    purpose: 'Membership tier that every player has for free; when it ends, players keep what they gathered.',
  }),
  otherGamesFile: optionalSetting('OTHER_GAMES_FILE', file, {
    default: 'four invented games',
    purpose: 'Games that the last page of the store presents ([other games](other-games.md)).',
  }),
};

export const dataSettings = {
  dataDir: setting('DATA_DIR', folder, {
    default: './data',
    purpose: 'Folder of the database and the secrets, and of outgoing e-mail (`outbox/*.eml`) without `SMTP_URL`.',
  }),
  databaseUrl: optionalSetting('DATABASE_URL', databaseAddress, {
    isSecret: true,
    default: 'the embedded PostgreSQL in `DATA_DIR`',
    purpose:
      'Your own PostgreSQL, version 15 or newer; of several hosts (`postgres://name:password@one:5432,two:5433/game`) the game uses the one that accepts writes.',
  }),
  databaseDirectUrl: optionalSetting('DATABASE_DIRECT_URL', databaseAddress, {
    isSecret: true,
    purpose:
      'The same database without the pooler, if `DATABASE_URL` leads to a pooler such as pgbouncer ([high availability](high-availability.md)).',
  }),
  preparesStatements: dependentSetting('DATABASE_PREPARED', onOrOff, {
    default: '`off` with `DATABASE_DIRECT_URL`, else `on`',
    purpose: 'Whether the server uses named prepared statements, which some poolers do not support.',
  }),
  signingSecret: optionalSetting('SIGNING_SECRET', secret, {
    isSecret: true,
    default: 'a random one, stored in `DATA_DIR`',
    purpose: 'Key that signs login tokens and the links in e-mails.',
  }),
  oldSigningSecrets: optionalSetting('OLD_SIGNING_SECRETS', secrets, {
    isSecret: true,
    purpose:
      'Earlier values of `SIGNING_SECRET`, still accepted so that a new key logs nobody out ([how](admin.md#another-key)).',
  }),
  luckSecret: optionalSetting('LUCK_SECRET', secret, {
    isSecret: true,
    default: 'a random one, stored in `DATA_DIR`',
    purpose: 'Key from which the random numbers of every turn are derived; it differs from `SIGNING_SECRET`.',
  }),
};

export const mailSettings = {
  smtpUrl: optionalSetting('SMTP_URL', smtpAddress, {
    isSecret: true,
    default: 'e-mail is saved in `DATA_DIR/outbox`',
    purpose:
      'Mail server, like `smtp://name:password@mail.example:587`; a password is sent only over TLS or to the same machine.',
  }),
  mailFrom: optionalSetting('MAIL_FROM', emailAddress, {
    default: '`no-reply@` and the host of `PUBLIC_URL`',
    purpose: 'Sender of all e-mail, for which your mail server needs permission (SPF, DKIM).',
  }),
  supportEmail: optionalSetting('SUPPORT_EMAIL', text, {
    default: '`support@` and the title of the world, `.example`',
    purpose:
      'Address that players write to and that receives their reports; with `SMTP_URL` but without this setting, reports are only listed.',
  }),
};

export const linkSettings = {
  blog: optionalSetting('BLOG_URL', webAddress, {
    purpose: 'Your blog, linked from the help page and from the foot of every page.',
  }),
  forum: optionalSetting('FORUM_URL', webAddress, { purpose: 'Your forum, linked from the help page.' }),
  chat: optionalSetting('CHAT_URL', webAddress, { purpose: 'Your chat, linked from the help page.' }),
  social: setting('SOCIAL_URLS', webAddresses, {
    default: '',
    purpose: 'Your pages on social networks, linked from the help page.',
  }),
  cmsUrl: optionalSetting('CMS_URL', webAddress, {
    purpose: 'Address of a storylet editor, for the link that admins see.',
  }),
};

export const testSettings = {
  testSignIn: dependentSetting('TEST_SIGN_IN', onOrOff, {
    default: '`on` in `local` without a proxy, else `off`',
    purpose:
      'Pages of the game replace Google, Facebook and Apple, so that anyone can sign in as anyone; refused in `beta` and `production`.',
  }),
  clockOffset: setting('GAME_CLOCK_OFFSET_S', wholeNumber(), {
    default: '0',
    purpose: 'Seconds by which the clock of the game is ahead; ignored in `production`.',
  }),
};
