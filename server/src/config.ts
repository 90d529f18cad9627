import { type EnvironmentName, signInProviders } from '@underhall/contract';
import type { Tier } from '@underhall/engine';
import {
  dataSettings,
  linkSettings,
  mailSettings,
  networkSettings,
  testSettings,
  worldSettings,
} from './config/server-settings.ts';
import type { SettingRow, Variables } from './config/setting.ts';
import type { Connection } from './db/database.ts';
import { braintreeSettings, braintreeTestSettings } from './payments/braintree-settings.ts';
import { checkoutIn, checkoutSettings } from './payments/checkout-settings.ts';
import { paymentSettings, paymentsIn, paymentTestSettings } from './payments/payment-settings.ts';
import type { CheckoutSettings, Links, PaymentSettings, ProviderSettings, Seller } from './server-options.ts';
import { providersIn, settingsOfProvider, testSettingsOfProvider } from './sign-in/provider-settings.ts';

export type SettingGroup = { readonly title: string; readonly settings: readonly SettingRow[] };

/** Every setting of the server, in the order of `docs/operators/settings.md`. */
export const settingGroups: readonly SettingGroup[] = [
  { title: 'Server', settings: Object.values(networkSettings) },
  { title: 'Database and secrets', settings: Object.values(dataSettings) },
  { title: 'E-mail', settings: Object.values(mailSettings) },
  { title: 'World', settings: Object.values(worldSettings) },
  { title: 'Links to other pages', settings: Object.values(linkSettings) },
  { title: 'Sign-in', settings: signInProviders.flatMap(settingsOfProvider) },
  { title: 'Payments', settings: [...Object.values(paymentSettings), ...Object.values(checkoutSettings)] },
  { title: 'Braintree', settings: braintreeSettings },
  {
    title: 'For tests',
    settings: [
      ...Object.values(testSettings),
      ...paymentTestSettings,
      ...braintreeTestSettings,
      ...signInProviders.flatMap(testSettingsOfProvider),
    ],
  },
];

export type Config = {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly databaseDirectUrl?: string;
  readonly preparesStatements: boolean;
  readonly environment: EnvironmentName;
  readonly supportEmail?: string;
  readonly cmsUrl?: string;
  readonly links: Links;
  readonly merchantId?: string;
  readonly payments: PaymentSettings;
  readonly checkout: CheckoutSettings;
  readonly seller: Seller;
  readonly pricesFile?: string;
  readonly metricsToken?: string;
  readonly rateLimits: boolean;
  readonly clientVersion: string;
  /** How far the game's clock is ahead of the database's, in milliseconds. For tests. Always 0 in production. */
  readonly clockOffset: number;
  readonly everybodysTier: Tier;
  /** Time from SIGTERM until the server stops accepting requests, in milliseconds. */
  readonly closingPause: number;
  readonly logLevel: string;
  readonly maintenanceFile?: string;
  readonly otherGamesFile?: string;
  readonly trustProxy: number;
  readonly publicUrl?: string;
  readonly replacesWorld?: string;
  readonly testSignIn: boolean;
  /** Only the configured providers. */
  readonly providers: readonly ProviderSettings[];
  readonly smtpUrl?: string;
  readonly mailFrom?: string;
  /** Only configured secrets. Other secrets are in files under `dataDir`. */
  readonly secrets: { readonly signing?: string; readonly luck?: string };
  readonly oldSigningSecrets?: readonly string[];
  /** Key that other machines need. No setting: `npm run dev -- --share` makes one. */
  readonly shareKey?: string;
  /** True while the author edits the world. No setting: `npm run dev` sets it. */
  readonly isEdited?: boolean;
};

/**
 * Reads all settings. No other code reads environment variables.
 *
 * @throws Error that names the setting, the problem and the remedy
 */
export function readConfig(variables: Variables = process.env): Config {
  const host = networkSettings.host.read(variables);
  const environment = networkSettings.environment.read(variables) ?? (loopback.test(host) ? 'local' : 'production');
  const publicUrl = networkSettings.publicUrl.read(variables);
  const supportEmail = mailSettings.supportEmail.read(variables);
  const smtpUrl = mailSettings.smtpUrl.read(variables);
  const mailFrom = mailSettings.mailFrom.read(variables);
  const cmsUrl = linkSettings.cmsUrl.read(variables);
  const metricsToken = networkSettings.metricsToken.read(variables);
  const maintenanceFile = networkSettings.maintenanceFile.read(variables);
  const otherGamesFile = worldSettings.otherGamesFile.read(variables);
  const replacesWorld = worldSettings.replacesWorld.read(variables);
  const selling = paymentsIn(variables, environment);
  return {
    host,
    port: networkSettings.port.read(variables),
    environment,
    trustProxy: networkSettings.trustProxy.read(variables),
    rateLimits: networkSettings.rateLimits.read(variables, environment === 'local' ? 'off' : 'on'),
    clientVersion: networkSettings.clientVersion.read(variables),
    closingPause: 1000 * networkSettings.closingPause.read(variables),
    logLevel: networkSettings.logLevel.read(variables),
    everybodysTier: worldSettings.everybodysTier.read(variables),
    testSignIn: testSignInOf(variables, environment),
    clockOffset: environment === 'production' ? 0 : 1000 * testSettings.clockOffset.read(variables),
    links: linksOf(variables),
    ...databaseOf(variables),
    ...secretsOf(variables),
    providers: providersIn(variables, environment),
    ...selling,
    checkout: checkoutIn(variables, { environment, publicUrl, provider: selling.payments.provider }),
    ...(publicUrl && { publicUrl }),
    ...(supportEmail && { supportEmail }),
    ...(smtpUrl && { smtpUrl }),
    ...(mailFrom && { mailFrom }),
    ...(cmsUrl && { cmsUrl }),
    ...(metricsToken && { metricsToken }),
    ...(maintenanceFile && { maintenanceFile }),
    ...(otherGamesFile && { otherGamesFile }),
    ...(replacesWorld && { replacesWorld }),
  };
}

/** The folder of the world that admin commands compile. Undefined for the default world. */
export const worldFolderIn = (variables: Variables): string | undefined => worldSettings.worldDir.read(variables);

const loopback = /^(127\.|localhost$|::1$)/;

function testSignInOf(variables: Variables, environment: EnvironmentName): boolean {
  const isDefault = environment === 'local' && networkSettings.trustProxy.read(variables) === 0;
  const isOn = testSettings.testSignIn.read(variables, isDefault ? 'on' : 'off');
  if (isOn && (environment === 'beta' || environment === 'production'))
    throw new Error(
      `TEST_SIGN_IN is "on", so anyone could sign in as anyone; with GAME_ENV ${environment} it has to be off.`,
    );
  return isOn;
}

function databaseOf(
  variables: Variables,
): Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseDirectUrl' | 'preparesStatements'> {
  const databaseUrl = dataSettings.databaseUrl.read(variables);
  const databaseDirectUrl = dataSettings.databaseDirectUrl.read(variables);
  if (databaseDirectUrl && !databaseUrl)
    throw new Error(
      'DATABASE_DIRECT_URL is set but DATABASE_URL is not: set DATABASE_URL to the address of the pooler, or remove DATABASE_DIRECT_URL.',
    );
  return {
    dataDir: dataSettings.dataDir.read(variables),
    preparesStatements: dataSettings.preparesStatements.read(variables, databaseDirectUrl ? 'off' : 'on'),
    ...(databaseUrl && { databaseUrl }),
    ...(databaseDirectUrl && { databaseDirectUrl }),
  };
}

function secretsOf(variables: Variables): Pick<Config, 'secrets' | 'oldSigningSecrets'> {
  const signing = dataSettings.signingSecret.read(variables);
  const luck = dataSettings.luckSecret.read(variables);
  const oldSigningSecrets = dataSettings.oldSigningSecrets.read(variables);
  return {
    secrets: { ...(signing && { signing }), ...(luck && { luck }) },
    ...(oldSigningSecrets && { oldSigningSecrets }),
  };
}

function linksOf(variables: Variables): Links {
  const blog = linkSettings.blog.read(variables);
  const forum = linkSettings.forum.read(variables);
  const chat = linkSettings.chat.read(variables);
  return {
    ...(blog && { blog }),
    ...(forum && { forum }),
    ...(chat && { chat }),
    social: linkSettings.social.read(variables),
  };
}

/** The operator's PostgreSQL server. Undefined if the embedded one is used. */
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
        ...(!preparesStatements && { isWithoutPreparing: true }),
      };
