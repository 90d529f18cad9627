import type { PaymentProviderName } from '@underhall/contract';
import { shopOrigins } from '../fate/other-games.ts';
import { buildPagePolicy, type PageHeaders } from '../http/security-headers.ts';
import type { ServerOptions } from '../server-options.ts';
import { checkoutPath, checkoutPlaces } from './checkout-page.ts';

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

/**
 * The guards of a page by its address and host: the game's may frame the checkout and the shops of other games that the
 * operator names, and nothing else; the checkout may be framed by the game and nothing else. The game's may have the
 * browser ask those providers who can be asked so.
 */
export function pageGuards(options: ServerOptions): (url: string, host: string) => PageHeaders {
  const { provider } = options.payments ?? { provider: 'off' as const };
  const places = checkoutPlaces(options);
  const asked = askedByBrowsers(options);
  const shops = shopOrigins(options.otherGamesFile);
  if (provider === 'off') return () => ({ policy: buildPagePolicy({ frames: shops, connections: asked }) });
  return (url, host) => {
    const game = url.replace(/[?#].*/, '') === checkoutPath ? places.gameFor(host) : undefined;
    if (game !== undefined) return { policy: checkoutPolicy(provider, game) };
    const checkout = places.checkoutFor(host);
    return {
      policy: buildPagePolicy({
        frames: [...(checkout ? [new URL(checkout).origin] : []), ...shops],
        connections: asked,
      }),
      ...(hasWallets(provider) && { opener: 'same-origin-allow-popups' as const }),
    };
  };
}

/** The origins of the providers that browsers ask themselves who somebody is: their pages' policy has to allow it. */
const askedByBrowsers = ({ providers = [] }: ServerOptions): readonly string[] =>
  providers.flatMap(({ addresses: { browser } }) => (browser === undefined ? [] : [new URL(browser).origin]));

/** The wallets of the provider's open windows from within the frame, and have to hear from them. */
const hasWallets = (provider: PaymentProviderName): boolean => provider === 'braintree';
