import type { PaymentProviderName } from '@underhall/contract';
import { shopOrigins } from '../fate/other-games.ts';
import { buildPagePolicy, type PageHeaders } from '../http/security-headers.ts';
import type { ServerOptions } from '../server-options.ts';
import { checkoutOrigins, checkoutPath } from './checkout-page.ts';

/** Sufficient for the test provider's form, which only uses our own files. */
const baseDirectives: Readonly<Record<string, readonly string[]>> = {
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

/** The hosts that `braintree-web` and its wallets use. */
const braintreeDirectives: Readonly<Record<string, readonly string[]>> = {
  'script-src': [
    'https://js.braintreegateway.com',
    'https://assets.braintreegateway.com',
    'https://*.cardinalcommerce.com',
    'https://*.paypal.com',
    'https://www.paypalobjects.com',
    'https://pay.google.com',
  ],
  // 3-D Secure and wallet buttons insert style elements.
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
  // 3-D Secure shows a page of the card's bank, on any host.
  'frame-src': ['https:'],
  'form-action': ['https:'],
};

/** Only the origin `game` may frame the checkout. */
export function checkoutPolicy(provider: PaymentProviderName, game: string): string {
  const more = provider === 'braintree' ? braintreeDirectives : {};
  const rules = Object.entries(baseDirectives).map(([name, sources]) => {
    const all = [...sources, ...(more[name] ?? [])];
    return `${name} ${all.length > 0 ? all.join(' ') : "'none'"}`;
  });
  const trustedTypes = provider === 'test' ? ["require-trusted-types-for 'script'", "trusted-types 'none'"] : [];
  return [...rules, `frame-ancestors ${game}`, ...trustedTypes].join('; ');
}

/**
 * The game may frame only the checkout and the shops of other games. The game may call only sign-in providers that work
 * without a redirect.
 */
export function pageGuards(options: ServerOptions): (url: string, host: string) => PageHeaders {
  const { provider } = options.payments ?? { provider: 'off' as const };
  const origins = checkoutOrigins(options);
  const asked = browserSignInOrigins(options);
  const shops = shopOrigins(options.otherGamesFile);
  if (provider === 'off') return () => ({ policy: buildPagePolicy({ frames: shops, connections: asked }) });
  return (url, host) => {
    const game = url.replace(/[?#].*/, '') === checkoutPath ? origins.gameOriginFor(host) : undefined;
    if (game !== undefined) return { policy: checkoutPolicy(provider, game) };
    const checkout = origins.checkoutUrlFor(host);
    return {
      policy: buildPagePolicy({
        frames: [...(checkout ? [new URL(checkout).origin] : []), ...shops],
        connections: asked,
      }),
      ...(hasWallets(provider) && { opener: 'same-origin-allow-popups' as const }),
    };
  };
}

const browserSignInOrigins = ({ providers = [] }: ServerOptions): readonly string[] =>
  providers.flatMap(({ addresses: { browser } }) => (browser === undefined ? [] : [new URL(browser).origin]));

/** Wallets open windows from the frame, which need `window.opener`. */
const hasWallets = (provider: PaymentProviderName): boolean => provider === 'braintree';
