import { resolve } from 'node:path';
import type { EnvironmentName } from '@underhall/contract';
import type { CheckoutSettings, Wallet } from '../server-options.ts';
import { isLoopback } from './checkout-address.ts';

const walletNames = ['google', 'apple', 'paypal'] as const satisfies readonly Wallet[];

type About = {
  readonly environment: EnvironmentName;
  readonly publicUrl: string | undefined;
  readonly provider: 'off' | 'test' | 'braintree';
};

/**
 * The settings of the checkout. A server that takes real cards from strangers has one at another origin than the game's,
 * for the provider's scripts run there.
 *
 * @throws Error in words that name the setting
 */
export function checkoutIn(
  variables: Readonly<Record<string, string | undefined>>,
  { environment, publicUrl, provider }: About,
): CheckoutSettings {
  const { CHECKOUT_URL: set, WALLETS = '', APPLE_PAY_DOMAIN_FILE: file, GOOGLE_PAY_MERCHANT_ID: merchant } = variables;
  const isForStrangers = environment === 'beta' || environment === 'production';
  const isNeeded = provider === 'braintree' && (isForStrangers || (publicUrl !== undefined && !isLoopback(publicUrl)));
  if (!set && isNeeded)
    throw new Error(
      'PAYMENTS is "braintree" and CHECKOUT_URL is not set: the fields for a card stand at another address of this server, like https://pay.game.example.',
    );
  return {
    ...(set && { url: checkoutOrigin(set, publicUrl, isForStrangers) }),
    wallets: WALLETS.split(/[\s,]+/)
      .filter(Boolean)
      .map(walletNamed),
    ...(merchant && { googlePayMerchantId: merchant }),
    ...(file && { applePayDomainFile: resolve(file) }),
  };
}

function checkoutOrigin(set: string, publicUrl: string | undefined, isForStrangers: boolean): string {
  if (!/^https?:/.test(set) || !URL.canParse(set))
    throw new Error(`CHECKOUT_URL is "${set}"; it has to be an address like https://pay.game.example.`);
  if (isForStrangers && !set.startsWith('https:')) throw new Error(`CHECKOUT_URL is "${set}"; it has to be https.`);
  if (publicUrl === undefined)
    throw new Error('CHECKOUT_URL is set and PUBLIC_URL is not: the checkout has to know whose page it stands in.');
  const { origin, pathname } = new URL(set);
  if (origin === new URL(publicUrl).origin)
    throw new Error(`CHECKOUT_URL is "${set}", which is the game's own address; it has to be another host.`);
  if (pathname !== '/') throw new Error(`CHECKOUT_URL is "${set}"; it has to end with its host.`);
  return origin;
}

function walletNamed(word: string): Wallet {
  const wallet = walletNames.find((each) => each === word);
  if (!wallet) throw new Error(`WALLETS has "${word}"; there are ${walletNames.join(', ')}.`);
  return wallet;
}
