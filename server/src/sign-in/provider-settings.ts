import { createPrivateKey } from 'node:crypto';
import { type EnvironmentName, type SignInProvider, signInProviders } from '@underhall/contract';
import { optionalSetting, type Setting, type SettingRow, type Variables } from '../config/setting.ts';
import { text } from '../config/value-types.ts';
import type { ProviderAddresses, ProviderSecret, ProviderSettings } from '../server-options.ts';
import { addressesOf } from './known-providers.ts';

const settingOf = (
  provider: SignInProvider,
  name: string,
  about: { readonly purpose: string; readonly isSecret?: boolean },
): Setting<string | undefined> => optionalSetting(`${provider.toUpperCase()}_${name}`, text, about);

const clientIdOf = (provider: SignInProvider) =>
  settingOf(provider, 'CLIENT_ID', { purpose: `Client ID of the game at ${provider} ([how](sign-in.md)).` });

const clientSecretOf = (provider: SignInProvider) =>
  settingOf(provider, 'CLIENT_SECRET', { isSecret: true, purpose: `Client secret of the game at ${provider}.` });

const apple = {
  teamId: settingOf('Apple', 'TEAM_ID', { purpose: 'ID of your developer team at Apple.' }),
  keyId: settingOf('Apple', 'KEY_ID', { purpose: 'ID of the key for Sign in with Apple.' }),
  privateKey: settingOf('Apple', 'PRIVATE_KEY', {
    isSecret: true,
    purpose: 'Text of the `.p8` file of that key; `\\n` may replace its line breaks.',
  }),
};

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
  ...(provider === 'Apple' ? Object.values(apple) : [clientSecretOf(provider)]),
];

export const testSettingsOfProvider = (provider: SignInProvider): readonly SettingRow[] =>
  Object.values(addressSettingsOf(provider));

/**
 * Reads the sign-in providers that have settings.
 *
 * @throws Error that names the missing settings of a provider that has only some of them
 */
export const providersIn = (variables: Variables, environment: EnvironmentName): readonly ProviderSettings[] =>
  signInProviders.flatMap((provider) => {
    const clientId = clientIdOf(provider).read(variables);
    const { secret, present, missing } =
      provider === 'Apple' ? appleSecret(variables) : clientSecret(provider, variables);
    if (clientId === undefined && present.length === 0) return [];
    if (clientId === undefined || !secret)
      throw new Error(missingWords(provider, [...(clientId ? [] : [clientIdOf(provider).name]), ...missing]));
    return [{ provider, clientId, secret, addresses: addressesFor(provider, variables, environment) }];
  });

type SecretSettings = {
  readonly secret?: ProviderSecret;
  readonly present: readonly string[];
  readonly missing: readonly string[];
};

function clientSecret(provider: SignInProvider, variables: Variables): SecretSettings {
  const setting = clientSecretOf(provider);
  const word = setting.read(variables);
  return word === undefined
    ? { present: [], missing: [setting.name] }
    : { secret: { clientSecret: word }, present: [setting.name], missing: [] };
}

function appleSecret(variables: Variables): SecretSettings {
  const all = Object.values(apple);
  const present = all.filter((setting) => setting.read(variables) !== undefined).map(({ name }) => name);
  const missing = all.map(({ name }) => name).filter((name) => !present.includes(name));
  const teamId = apple.teamId.read(variables);
  const keyId = apple.keyId.read(variables);
  const privateKey = apple.privateKey.read(variables);
  if (teamId === undefined || keyId === undefined || privateKey === undefined) return { present, missing };
  return { secret: { teamId, keyId, privateKey: readableKey(privateKey) }, present, missing };
}

/** @throws Error that never contains the key */
function readableKey(key: string): string {
  const pem = key.replaceAll('\\n', '\n');
  try {
    if (createPrivateKey(pem).asymmetricKeyType === 'ec') return pem;
  } catch {
    // The error below does not repeat the key.
  }
  throw new Error(
    `${apple.privateKey.name} cannot be read; it has to be the whole text of the .p8 file that Apple gave you.`,
  );
}

const missingWords = (provider: SignInProvider, missing: readonly string[]): string =>
  `Sign-in with ${provider} is only partly set up: ${missing.join(', ')} is missing. Set it, or remove the others.`;

/** The provider's own addresses, or those of a stand-in for tests. A stand-in could sign in anyone as anyone. */
function addressesFor(provider: SignInProvider, variables: Variables, environment: EnvironmentName): ProviderAddresses {
  const known = addressesOf[provider];
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
  // The browser must not contact the real provider while a stand-in replaces it.
  const { browser: _real, ...rest } = known;
  return { ...rest, ...(issuer && { issuers: [issuer] as const }), ...Object.fromEntries(replaced) };
}
