import type { PaymentProviderName } from '@underhall/contract';
import { shopOrigins } from '../fate/other-games.ts';
import { type PageGuards, pagePolicyWith } from '../http/security-headers.ts';
import type { ServerOptions } from '../server-options.ts';
import { checkoutPath, checkoutPlaces } from './checkout-address.ts';
import { checkoutPolicy } from './checkout-policy.ts';

/**
 * The guards of a page by its address and host: the game's may frame the checkout and the shops of other games that the
 * operator names, and nothing else; the checkout may be framed by the game and nothing else. The game's may have the
 * browser ask those providers who can be asked so.
 */
export function pageGuards(options: ServerOptions): (url: string, host: string) => PageGuards {
  const { provider } = options.payments ?? { provider: 'off' as const };
  const places = checkoutPlaces(options);
  const asked = askedByBrowsers(options);
  const shops = shopOrigins(options.otherGamesFile);
  if (provider === 'off') return () => ({ policy: pagePolicyWith({ frames: shops, asked }) });
  return (url, host) => {
    const game = url.replace(/[?#].*/, '') === checkoutPath ? places.gameFor(host) : undefined;
    if (game !== undefined) return { policy: checkoutPolicy(provider, game) };
    const checkout = places.checkoutFor(host);
    return {
      policy: pagePolicyWith({ frames: [...(checkout ? [new URL(checkout).origin] : []), ...shops], asked }),
      ...(hasWallets(provider) && { opener: 'same-origin-allow-popups' as const }),
    };
  };
}

/** The origins of the providers that browsers ask themselves who somebody is: their pages' policy has to allow it. */
const askedByBrowsers = ({ providers = [] }: ServerOptions): readonly string[] =>
  providers.flatMap(({ addresses: { browser } }) => (browser === undefined ? [] : [new URL(browser).origin]));

/** The wallets of the provider's open windows from within the frame, and have to hear from them. */
const hasWallets = (provider: PaymentProviderName): boolean => provider === 'braintree';
