import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type EnvironmentName, type SignInProvider, signInProviders } from '@underhall/contract';
import type { ProviderAddresses, ProviderSecret, ProviderSettings } from '../server-options.ts';
import { addressesOf } from './known-providers.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The providers that have settings: `GOOGLE_CLIENT_ID` and `GOOGLE_CLIENT_SECRET`, the same for `FACEBOOK_`, and for Apple
 * `APPLE_CLIENT_ID`, `APPLE_TEAM_ID`, `APPLE_KEY_ID` and `APPLE_PRIVATE_KEY`. A secret may stand in a file, named by the
 * same word and `_FILE`.
 *
 * @throws Error where some settings of a provider are there and others are not, in words that name what is missing
 */
export const providersIn = (variables: Variables, environment: EnvironmentName): readonly ProviderSettings[] =>
  signInProviders.flatMap((provider) => {
    const read = readerOf(provider, variables);
    const clientId = read('CLIENT_ID');
    const secret = provider === 'Apple' ? appleSecret(read) : wordSecret(read);
    if (clientId === undefined && secret.given.length === 0) return [];
    const missing = [...(clientId === undefined ? ['CLIENT_ID'] : []), ...secret.missing];
    if (missing.length > 0 || !secret.secret) throw new Error(missingWords(provider, missing));
    const addresses = addressesFor(provider, read, environment);
    return [{ provider, clientId: clientId as string, secret: secret.secret, addresses }];
  });

type Read = (name: string) => string | undefined;

/** A setting of one provider, from the environment or from the file that the environment names. */
function readerOf(provider: SignInProvider, variables: Variables): Read {
  const prefix = provider.toUpperCase();
  return (name) => {
    const full = `${prefix}_${name}`;
    const file = variables[`${full}_FILE`];
    if (!file) return variables[full] || undefined;
    try {
      return readFileSync(file, 'utf8').trim() || undefined;
    } catch {
      throw new Error(`${full}_FILE names ${file}, which cannot be read. Give the server leave to, or name another.`);
    }
  };
}

type SettingsOfProvider = {
  readonly secret?: ProviderSecret;
  readonly given: readonly string[];
  readonly missing: readonly string[];
};

function wordSecret(read: Read): SettingsOfProvider {
  const word = read('CLIENT_SECRET');
  return word === undefined
    ? { given: [], missing: ['CLIENT_SECRET'] }
    : { secret: { word }, given: ['CLIENT_SECRET'], missing: [] };
}

const appleNames = ['TEAM_ID', 'KEY_ID', 'PRIVATE_KEY'] as const;

function appleSecret(read: Read): SettingsOfProvider {
  const values = appleNames.map((name) => read(name));
  const given = appleNames.filter((_, at) => values[at] !== undefined);
  const missing = appleNames.filter((_, at) => values[at] === undefined);
  const [teamId, keyId, privateKey] = values;
  if (teamId === undefined || keyId === undefined || privateKey === undefined) return { given, missing };
  return { secret: { teamId, keyId, privateKey: readableKey(privateKey) }, given, missing };
}

function readableKey(key: string): string {
  const pem = key.replaceAll('\\n', '\n');
  try {
    if (createPrivateKey(pem).asymmetricKeyType === 'ec') return pem;
  } catch {
    // Told below: its words never repeat what was given.
  }
  throw new Error('APPLE_PRIVATE_KEY cannot be read; it has to be the whole text of the .p8 file that Apple gave out.');
}

const missingWords = (provider: SignInProvider, missing: readonly string[]): string => {
  const names = missing.map((name) => `${provider.toUpperCase()}_${name}`).join(', ');
  return `Signing in by ${provider} is half set up: ${names} is missing. Give it, or take the others away.`;
};

const addressNames = {
  AUTHORIZATION_URL: 'authorization',
  TOKEN_URL: 'token',
  KEYS_URL: 'keys',
  BROWSER_URL: 'browser',
} as const;

/** The provider's own addresses; for tests others, which production refuses: whoever answers there says who anybody is. */
function addressesFor(provider: SignInProvider, read: Read, environment: EnvironmentName): ProviderAddresses {
  const known = addressesOf[provider];
  const issuer = read('ISSUER');
  const others = Object.entries(addressNames).flatMap(([name, field]) => {
    const value = read(name);
    return value === undefined ? [] : [[field, value] as const];
  });
  if (issuer === undefined && others.length === 0) return known;
  if (environment === 'beta' || environment === 'production')
    throw new Error(
      `${provider.toUpperCase()}_ISSUER and the addresses beside it are for tests; with GAME_ENV ${environment} they have to be left out.`,
    );
  // Nobody's browser asks the real one where another stands in for it.
  const { browser: _real, ...rest } = known;
  return { ...rest, ...(issuer && { issuers: [issuer] as const }), ...Object.fromEntries(others) };
}
