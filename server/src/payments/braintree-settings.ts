import { type CurrencyCode, currencies, type EnvironmentName } from '@underhall/contract';
import { optionalSetting, type Setting, type SettingRow, type Variables } from '../config/setting.ts';
import { oneOf, text } from '../config/value-types.ts';
import type { BraintreeSettings } from '../server-options.ts';

const environmentSetting = optionalSetting('BRAINTREE_ENVIRONMENT', oneOf(['sandbox', 'production']), {
  purpose: 'Where cards are charged: `sandbox` is for trying things out and is refused in `beta` and `production`.',
});
const merchantIdSetting = optionalSetting('BRAINTREE_MERCHANT_ID', text, {
  default: '`MERCHANT_ID`',
  purpose: 'Merchant ID from the control panel of Braintree.',
});
const publicKeySetting = optionalSetting('BRAINTREE_PUBLIC_KEY', text, {
  purpose: 'Public key from the control panel of Braintree.',
});
const privateKeySetting = optionalSetting('BRAINTREE_PRIVATE_KEY', text, {
  isSecret: true,
  purpose: 'Private key from the control panel of Braintree.',
});
const shownMerchantIdSetting = optionalSetting('MERCHANT_ID', text, {
  default: '`BRAINTREE_MERCHANT_ID`',
  purpose: 'Merchant ID that the server sends to the client.',
});
const gatewaySetting = optionalSetting('BRAINTREE_GATEWAY_URL', text, {
  purpose:
    'Address of a local stand-in for Braintree, like `http://127.0.0.1:9140`; refused in `beta` and `production`.',
});
const accountSetting = (currency: CurrencyCode): Setting<string | undefined> =>
  optionalSetting(`BRAINTREE_ACCOUNT_${currency}`, text, {
    purpose: `Merchant account that takes ${currency}, required if there are prices in ${currency}.`,
  });

export const braintreeSettings: readonly SettingRow[] = [
  ...[environmentSetting, merchantIdSetting, publicKeySetting, privateKeySetting],
  ...currencies.map(accountSetting),
  shownMerchantIdSetting,
];
export const braintreeTestSettings: readonly SettingRow[] = [gatewaySetting];

export const merchantIdIn = (variables: Variables): string | undefined =>
  shownMerchantIdSetting.read(variables) ?? merchantIdSetting.read(variables);

/** @throws Error that names the setting, the problem and the remedy, and never contains a key */
export function braintreeIn(variables: Variables, environment: EnvironmentName): BraintreeSettings {
  const place = environmentSetting.read(variables);
  const merchantId = merchantIdSetting.read(variables) ?? shownMerchantIdSetting.read(variables);
  const publicKey = publicKeySetting.read(variables);
  const privateKey = privateKeySetting.read(variables);
  const accounts = accountsIn(variables);
  const hasAccounts = Object.keys(accounts).length > 0;
  if (!place || !merchantId || !publicKey || !privateKey || !hasAccounts) {
    const missing = [
      ...(place ? [] : [environmentSetting.name]),
      ...(merchantId ? [] : [merchantIdSetting.name]),
      ...(publicKey ? [] : [publicKeySetting.name]),
      ...(privateKey ? [] : [privateKeySetting.name]),
      ...(hasAccounts ? [] : ['BRAINTREE_ACCOUNT_GBP (or that of another currency)']),
    ];
    throw new Error(
      `PAYMENTS is "braintree", and ${missing.join(', ')} is missing: docs/operators/money.md says where to find each.`,
    );
  }
  refuseSandboxForStrangers(place, environment);
  const standIn = standInOf(gatewaySetting.read(variables), environment);
  return { environment: place, merchantId, publicKey, privateKey, accounts, ...(standIn && { standIn }) };
}

const accountsIn = (variables: Variables): BraintreeSettings['accounts'] =>
  Object.fromEntries(
    currencies.flatMap((currency) => {
      const account = accountSetting(currency).read(variables);
      return account ? [[currency, account]] : [];
    }),
  );

const isForStrangers = (environment: EnvironmentName): boolean =>
  environment === 'beta' || environment === 'production';

function refuseSandboxForStrangers(place: BraintreeSettings['environment'], environment: EnvironmentName): void {
  if (place === 'sandbox' && isForStrangers(environment))
    throw new Error(
      `BRAINTREE_ENVIRONMENT is "sandbox"; with GAME_ENV ${environment} anyone could buy with a test card. Use production here, or GAME_ENV staging to try things out.`,
    );
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
