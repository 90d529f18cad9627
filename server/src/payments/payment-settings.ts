import type { EnvironmentName } from '@underhall/contract';
import { dependentSetting, optionalSetting, type SettingRow, type Variables } from '../config/setting.ts';
import { file, oneOf, text } from '../config/value-types.ts';
import type { PaymentSettings, Seller } from '../server-options.ts';
import { braintreeIn, merchantIdIn } from './braintree-settings.ts';

export const paymentSettings = {
  provider: dependentSetting('PAYMENTS', oneOf(['off', 'test', 'braintree']), {
    default: '`test` in `local`, else `off`',
    purpose:
      'Payment provider: `off` sells nothing, `test` takes no money and is refused in `beta` and `production`, `braintree` takes cards ([selling](money.md)).',
  }),
  pricesFile: optionalSetting('PRICES_FILE', file, {
    default: '`server/prices.json`',
    purpose: 'Prices of everything that is sold for money, in up to six currencies ([prices](money.md#the-prices)).',
  }),
  sellerName: optionalSetting('SELLER_NAME', text, { purpose: 'Name of the seller on receipts.' }),
  sellerAddress: optionalSetting('SELLER_ADDRESS', text, { purpose: 'Postal address of the seller on receipts.' }),
  sellerVatNumber: optionalSetting('SELLER_VAT_NUMBER', text, { purpose: 'VAT number of the seller on receipts.' }),
  purchasesEmail: optionalSetting('PURCHASES_EMAIL', text, {
    default: '`SUPPORT_EMAIL`',
    purpose: 'Address for questions about purchases.',
  }),
};

const downFileSetting = optionalSetting('PAYMENTS_DOWN_FILE', file, {
  purpose: 'While this file exists, the payment provider `test` cannot be reached. Has no effect on other providers.',
});
export const paymentTestSettings: readonly SettingRow[] = [downFileSetting];

type Selling = {
  readonly payments: PaymentSettings;
  readonly seller: Seller;
  readonly pricesFile?: string;
  readonly merchantId?: string;
};

/** @throws Error that names the setting, the problem and the remedy */
export function paymentsIn(variables: Variables, environment: EnvironmentName): Selling {
  const name = paymentSettings.sellerName.read(variables);
  const address = paymentSettings.sellerAddress.read(variables);
  const vatNumber = paymentSettings.sellerVatNumber.read(variables);
  const email = paymentSettings.purchasesEmail.read(variables);
  const pricesFile = paymentSettings.pricesFile.read(variables);
  const merchantId = merchantIdIn(variables);
  return {
    payments: providerIn(variables, environment),
    seller: {
      ...(name && { name }),
      ...(address && { address }),
      ...(vatNumber && { vatNumber }),
      ...(email && { email }),
    },
    ...(pricesFile && { pricesFile }),
    ...(merchantId && { merchantId }),
  };
}

function providerIn(variables: Variables, environment: EnvironmentName): PaymentSettings {
  const provider = paymentSettings.provider.read(variables, environment === 'local' ? 'test' : 'off');
  if (provider === 'test' && (environment === 'beta' || environment === 'production'))
    throw new Error(
      `PAYMENTS is "test"; with GAME_ENV ${environment} anyone could buy for free with a listed test card. Use braintree or off.`,
    );
  switch (provider) {
    case 'off':
      return { provider };
    case 'braintree':
      return { provider, account: braintreeIn(variables, environment) };
    case 'test': {
      const downFile = downFileSetting.read(variables);
      return { provider, ...(downFile !== undefined && { downFile }) };
    }
  }
}
