import type { PaymentProviderName } from '@underhall/contract';

/** The policy for the test provider's form: our own files alone. */
const own: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': [],
  'frame-src': [],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
};

/** The hosts of the provider of payments and of the wallets it takes, as the scripts of `braintree-web` ask for them. */
const braintree: Readonly<Record<string, readonly string[]>> = {
  'script-src': [
    'https://js.braintreegateway.com',
    'https://assets.braintreegateway.com',
    'https://*.cardinalcommerce.com',
    'https://*.paypal.com',
    'https://www.paypalobjects.com',
    'https://pay.google.com',
  ],
  // 3-D Secure and the wallets' buttons bring style elements of their own.
  'style-src': ["'unsafe-inline'"],
  'img-src': [
    'https://assets.braintreegateway.com',
    'https://*.paypal.com',
    'https://www.paypalobjects.com',
    'https://www.gstatic.com',
  ],
  'connect-src': [
    'https://*.braintreegateway.com',
    'https://*.braintree-api.com',
    'https://*.cardinalcommerce.com',
    'https://*.paypal.com',
    'https://pay.google.com',
    'https://google.com/pay',
  ],
  // The bank of a card asks on a page of its own, whichever that is.
  'frame-src': ['https:'],
  'form-action': ['https:'],
};

/** The Content-Security-Policy of the checkout: framed by the game at `game` alone, and the provider's hosts with that provider alone. */
export function checkoutPolicy(provider: PaymentProviderName, game: string): string {
  const more = provider === 'braintree' ? braintree : {};
  const rules = Object.entries(own).map(([name, sources]) => {
    const all = [...sources, ...(more[name] ?? [])];
    return `${name} ${all.length > 0 ? all.join(' ') : "'none'"}`;
  });
  const ours = provider === 'test' ? ["require-trusted-types-for 'script'", "trusted-types 'none'"] : [];
  return [...rules, `frame-ancestors ${game}`, ...ours].join('; ');
}
