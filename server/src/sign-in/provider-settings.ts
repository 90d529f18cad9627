import { createPrivateKey } from 'node:crypto';
import { type EnvironmentName, type SignInProvider, signInProviders } from '@underhall/contract';
import { optionalSetting, type Setting, type SettingRow, type Variables } from '../config/setting.ts';
import { text } from '../config/value-types.ts';
import type { ProviderAddresses, ProviderSecret, ProviderSettings } from '../server-options.ts';
import { providerTable } from './provider-table.ts';

const settingOf = (
  provider: SignInProvider,
  name: string,
  about: { readonly purpose: string; readonly isSecret?: boolean },
): Setting<string | undefined> => optionalSetting(`${provider.toUpperCase()}_${name}`, text, about);

const clientIdOf = (provider: SignInProvider) =>
  settingOf(provider, 'CLIENT_ID', { purpose: `Client ID of the game at ${provider} ([how](sign-in.md)).` });

const clientSecretOf = (provider: SignInProvider) =>
  settingOf(provider, 'CLIENT_SECRET', { isSecret: true, purpose: `Client secret of the game at ${provider}.` });

const keyOf = (provider: SignInProvider) => ({
  teamId: settingOf(provider, 'TEAM_ID', { purpose: `ID of your developer team at ${provider}.` }),
  keyId: settingOf(provider, 'KEY_ID', { purpose: `ID of the key for Sign in with ${provider}.` }),
  privateKey: settingOf(provider, 'PRIVATE_KEY', {
    isSecret: true,
    purpose: 'Text of the `.p8` file of that key; `\\n` may replace its line breaks.',
  }),
});

const addressSettingsOf = (provider: SignInProvider) => {
  const testAddress = (name: string, meaning: string) =>
    settingOf(provider, name, {
      purpose: `${meaning} of a stand-in for ${provider}; refused in \`beta\` and \`production\`.`,
    });
  return {
    issuer: testAddress('ISSUER', 'Issuer'),
    authorization: testAddress('AUTHORIZATION_URL', 'Authorization endpoint'),
    token: testAddress('TOKEN_URL', 'Token endpoint'),
    keys: testAddress('KEYS_URL', 'Address of the public keys'),
    browser: testAddress('BROWSER_URL', 'Address of the FedCM configuration'),
  };
};

export const settingsOfProvider = (provider: SignInProvider): readonly SettingRow[] => [
  clientIdOf(provider),
  ...secretSettings[providerTable[provider].authentication].of(provider),
];

export const testSettingsOfProvider = (provider: SignInProvider): readonly SettingRow[] =>
  Object.values(addressSettingsOf(provider));

/** @throws Error that names the missing settings of an incompletely configured provider */
export const providersIn = (variables: Variables, environment: EnvironmentName): readonly ProviderSettings[] =>
  signInProviders.flatMap((provider) => {
    const clientId = clientIdOf(provider).read(variables);
    const { secret, present, missing } = secretSettings[providerTable[provider].authentication].read(
      provider,
      variables,
    );
    if (clientId === undefined && present.length === 0) return [];
    if (clientId === undefined || !secret)
      throw new Error(missingSettingsMessage(provider, [...(clientId ? [] : [clientIdOf(provider).name]), ...missing]));
    return [{ provider, clientId, secret, addresses: addressesFor(provider, variables, environment) }];
  });

/** `secret` is set if no setting is missing. */
type SecretRead = {
  readonly secret?: ProviderSecret;
  readonly present: readonly string[];
  readonly missing: readonly string[];
};

function readClientSecret(provider: SignInProvider, variables: Variables): SecretRead {
  const setting = clientSecretOf(provider);
  const clientSecret = setting.read(variables);
  return clientSecret === undefined
    ? { present: [], missing: [setting.name] }
    : { secret: { clientSecret }, present: [setting.name], missing: [] };
}

function readKey(provider: SignInProvider, variables: Variables): SecretRead {
  const settings = keyOf(provider);
  const all = Object.values(settings);
  const present = all.filter((setting) => setting.read(variables) !== undefined).map(({ name }) => name);
  const missing = all.map(({ name }) => name).filter((name) => !present.includes(name));
  const teamId = settings.teamId.read(variables);
  const keyId = settings.keyId.read(variables);
  const privateKey = settings.privateKey.read(variables);
  if (teamId === undefined || keyId === undefined || privateKey === undefined) return { present, missing };
  return { secret: { teamId, keyId, privateKey: readableKey(privateKey, settings.privateKey.name) }, present, missing };
}

type SecretSettings = {
  readonly of: (provider: SignInProvider) => readonly SettingRow[];
  readonly read: (provider: SignInProvider, variables: Variables) => SecretRead;
};

const secretSettings: Readonly<Record<'client secret' | 'key', SecretSettings>> = {
  'client secret': { of: (provider) => [clientSecretOf(provider)], read: readClientSecret },
  key: { of: (provider) => Object.values(keyOf(provider)), read: readKey },
};

/**
 * Returns the key with line breaks.
 *
 * @throws Error, which never contains the key
 */
function readableKey(key: string, setting: string): string {
  const pem = key.replaceAll('\\n', '\n');
  try {
    if (createPrivateKey(pem).asymmetricKeyType === 'ec') return pem;
  } catch {
    // The error below must not contain the key.
  }
  throw new Error(`${setting} cannot be read; it has to be the whole text of the .p8 file that Apple gave you.`);
}

const missingSettingsMessage = (provider: SignInProvider, missing: readonly string[]): string =>
  `Sign-in with ${provider} is only partly set up: ${missing.join(', ')} is missing. Set it, or remove the others.`;

/** Returns the provider's real addresses, or those of a test server, which could sign in any player. */
function addressesFor(provider: SignInProvider, variables: Variables, environment: EnvironmentName): ProviderAddresses {
  const known = providerTable[provider].addresses;
  const { issuer: issuerSetting, ...others } = addressSettingsOf(provider);
  const issuer = issuerSetting.read(variables);
  const replaced = Object.entries(others).flatMap(([field, setting]) => {
    const value = setting.read(variables);
    return value === undefined ? [] : [[field, value] as const];
  });
  if (issuer === undefined && replaced.length === 0) return known;
  if (environment === 'beta' || environment === 'production')
    throw new Error(
      `${issuerSetting.name} and the addresses beside it are for tests; with GAME_ENV ${environment} they have to be left out.`,
    );
  // If a test server replaces the provider, the browser must not contact the real one.
  const { browser: _real, ...rest } = known;
  return { ...rest, ...(issuer && { issuers: [issuer] as const }), ...Object.fromEntries(replaced) };
}
