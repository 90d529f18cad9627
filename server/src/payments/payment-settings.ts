import { resolve } from 'node:path';
import type { EnvironmentName } from '@underhall/contract';
import type { PaymentSettings, Seller } from '../server-options.ts';
import { braintreeIn } from './braintree-settings.ts';

type Variables = Readonly<Record<string, string | undefined>>;

const providers = ['off', 'test', 'braintree'] as const;

/**
 * The settings of payments: `PAYMENTS` says by whom money is taken, `PRICES_FILE` what is sold, the others who sells.
 *
 * @throws Error in words that name the setting
 */
export function paymentsIn(
  variables: Variables,
  environment: EnvironmentName,
): { readonly payments: PaymentSettings; readonly seller: Seller; readonly pricesFile?: string } {
  const {
    SELLER_NAME: name,
    SELLER_ADDRESS: address,
    SELLER_VAT_NUMBER: vatNumber,
    PURCHASES_EMAIL: email,
  } = variables;
  return {
    payments: providerIn(variables, environment),
    seller: {
      ...(name && { name }),
      ...(address && { address }),
      ...(vatNumber && { vatNumber }),
      ...(email && { email }),
    },
    ...(variables.PRICES_FILE && { pricesFile: resolve(variables.PRICES_FILE) }),
  };
}

function providerIn(variables: Variables, environment: EnvironmentName): PaymentSettings {
  const word = variables.PAYMENTS ?? (environment === 'local' ? 'test' : 'off');
  const provider = providers.find((each) => each === word);
  if (!provider) throw new Error(`PAYMENTS is "${word}"; it can be ${providers.join(', ')}.`);
  if (provider === 'test' && (environment === 'beta' || environment === 'production'))
    throw new Error(
      `PAYMENTS is "test"; with GAME_ENV ${environment} whoever types a listed number would have for nothing what others pay for.`,
    );
  return provider === 'braintree' ? { provider, account: braintreeIn(variables, environment) } : { provider };
}
