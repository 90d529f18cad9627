import type { EnvironmentName } from '@underhall/contract';
import { optionalSetting, setting, type ValueType, type Variables } from '../config/setting.ts';
import { file, text } from '../config/value-types.ts';
import type { CheckoutSettings, Wallet } from '../server-options.ts';
import { isLoopback } from './checkout-page.ts';

const walletNames = ['google', 'apple', 'paypal'] as const satisfies readonly Wallet[];

const wallets: ValueType<readonly Wallet[]> = {
  description: 'list of `google`, `apple`, `paypal`',
  parse: (_name, value) =>
    value
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(walletNamed),
};

export const checkoutSettings = {
  url: optionalSetting('CHECKOUT_URL', text, {
    default: 'on your own machine, the other name of `127.0.0.1` and `localhost`',
    purpose:
      'Address of the card form, like `https://pay.game.example`: another host name of this same server, required where strangers pay with real cards.',
  }),
  wallets: setting('WALLETS', wallets, {
    default: '',
    purpose: 'Wallets that players may pay with beside a card, if the payment provider supports them.',
  }),
  googlePayMerchantId: optionalSetting('GOOGLE_PAY_MERCHANT_ID', text, {
    purpose: 'Merchant ID of the shop at Google; without it Google Pay runs in test mode.',
  }),
  applePayDomainFile: optionalSetting('APPLE_PAY_DOMAIN_FILE', file, {
    purpose: 'File with which Apple verifies the domain; the server publishes it under `/.well-known`.',
  }),
};

type About = {
  readonly environment: EnvironmentName;
  readonly publicUrl: string | undefined;
  readonly provider: 'off' | 'test' | 'braintree';
};

/**
 * With Braintree, a server that is not local needs a second origin for the checkout, where the provider's scripts run.
 *
 * @throws Error that names the setting, the problem and the remedy
 */
export function checkoutIn(variables: Variables, { environment, publicUrl, provider }: About): CheckoutSettings {
  const url = checkoutSettings.url.read(variables);
  const googlePayMerchantId = checkoutSettings.googlePayMerchantId.read(variables);
  const applePayDomainFile = checkoutSettings.applePayDomainFile.read(variables);
  const isForStrangers = environment === 'beta' || environment === 'production';
  const isNeeded = provider === 'braintree' && (isForStrangers || (publicUrl !== undefined && !isLoopback(publicUrl)));
  if (!url && isNeeded)
    throw new Error(
      'PAYMENTS is "braintree" and CHECKOUT_URL is not set: set it to a second host name of this server, like https://pay.game.example, for the card form.',
    );
  return {
    ...(url && { url: checkoutOrigin(url, publicUrl, isForStrangers) }),
    wallets: checkoutSettings.wallets.read(variables),
    ...(googlePayMerchantId && { googlePayMerchantId }),
    ...(applePayDomainFile && { applePayDomainFile }),
  };
}

function checkoutOrigin(set: string, publicUrl: string | undefined, isForStrangers: boolean): string {
  if (!/^https?:/.test(set) || !URL.canParse(set))
    throw new Error(`CHECKOUT_URL is "${set}"; it has to be an address like https://pay.game.example.`);
  if (isForStrangers && !set.startsWith('https:')) throw new Error(`CHECKOUT_URL is "${set}"; it has to be https.`);
  if (publicUrl === undefined)
    throw new Error(
      'CHECKOUT_URL is set and PUBLIC_URL is not: set PUBLIC_URL to the address of the game, whose pages show the card form.',
    );
  const { origin, pathname } = new URL(set);
  if (origin === new URL(publicUrl).origin)
    throw new Error(`CHECKOUT_URL is "${set}", which is the game's own address; it has to be another host.`);
  if (pathname !== '/') throw new Error(`CHECKOUT_URL is "${set}"; it has to end with its host, without a path.`);
  return origin;
}

function walletNamed(name: string): Wallet {
  const wallet = walletNames.find((each) => each === name);
  if (!wallet) throw new Error(`WALLETS has "${name}"; there are ${walletNames.join(', ')}.`);
  return wallet;
}
