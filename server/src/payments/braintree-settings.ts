import { readFileSync } from 'node:fs';
import { currencies, type EnvironmentName } from '@underhall/contract';
import type { BraintreeSettings } from '../server-options.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The settings of `PAYMENTS=braintree`: `BRAINTREE_ENVIRONMENT`, `BRAINTREE_MERCHANT_ID` (or `MERCHANT_ID`),
 * `BRAINTREE_PUBLIC_KEY`, `BRAINTREE_PRIVATE_KEY`, and `BRAINTREE_ACCOUNT_GBP` and its like for each currency that is sold in.
 * A key may stand in a file, named by the same word and `_FILE`.
 *
 * @throws Error where one is missing or does not fit, in words that name it and never repeat a key
 */
export function braintreeIn(variables: Variables, environment: EnvironmentName): BraintreeSettings {
  const read = (name: string) => fileOr(`BRAINTREE_${name}`, variables);
  const given = {
    ENVIRONMENT: read('ENVIRONMENT'),
    MERCHANT_ID: read('MERCHANT_ID') ?? variables.MERCHANT_ID,
    PUBLIC_KEY: read('PUBLIC_KEY'),
    PRIVATE_KEY: read('PRIVATE_KEY'),
  };
  const missing = Object.entries(given).flatMap(([name, value]) => (value ? [] : [`BRAINTREE_${name}`]));
  const accounts = accountsIn(read);
  if (Object.keys(accounts).length === 0) missing.push('BRAINTREE_ACCOUNT_GBP (or that of another currency)');
  if (missing.length > 0)
    throw new Error(
      `PAYMENTS is "braintree", and ${missing.join(', ')} is missing: docs/operators/money.md says where each is found.`,
    );
  const standIn = standInOf(read('GATEWAY_URL'), environment);
  return {
    environment: placeOf(given.ENVIRONMENT as string, environment),
    merchantId: given.MERCHANT_ID as string,
    publicKey: given.PUBLIC_KEY as string,
    privateKey: given.PRIVATE_KEY as string,
    accounts,
    ...(standIn && { standIn }),
  };
}

function fileOr(name: string, variables: Variables): string | undefined {
  const file = variables[`${name}_FILE`];
  if (!file) return variables[name] || undefined;
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    throw new Error(`${name}_FILE names ${file}, which cannot be read. Give the server leave to, or name another.`);
  }
}

const accountsIn = (read: (name: string) => string | undefined): BraintreeSettings['accounts'] =>
  Object.fromEntries(
    currencies.flatMap((currency) => {
      const account = read(`ACCOUNT_${currency}`);
      return account ? [[currency, account]] : [];
    }),
  );

const isForStrangers = (environment: EnvironmentName): boolean =>
  environment === 'beta' || environment === 'production';

/** Refuses the sandbox where strangers play: cards that anybody may look up in the company's manual must buy nothing. */
function placeOf(value: string, environment: EnvironmentName): BraintreeSettings['environment'] {
  if (value !== 'sandbox' && value !== 'production')
    throw new Error(`BRAINTREE_ENVIRONMENT is "${value}"; it can be sandbox, production.`);
  if (value === 'sandbox' && isForStrangers(environment))
    throw new Error(
      `BRAINTREE_ENVIRONMENT is "sandbox"; with GAME_ENV ${environment} anybody could buy with a test card. Use production here, or GAME_ENV staging to try things out.`,
    );
  return value;
}

function standInOf(url: string | undefined, environment: EnvironmentName): BraintreeSettings['standIn'] {
  if (url === undefined) return undefined;
  if (isForStrangers(environment))
    throw new Error(`BRAINTREE_GATEWAY_URL is for tests; with GAME_ENV ${environment} it has to be left out.`);
  if (!URL.canParse(url) || new URL(url).protocol !== 'http:')
    throw new Error(`BRAINTREE_GATEWAY_URL is "${url}"; it has to be an address like http://127.0.0.1:9140.`);
  const { hostname: host, port } = new URL(url);
  return { host, port: port || '80' };
}
