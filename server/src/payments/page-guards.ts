import type { PaymentProviderName } from '@underhall/contract';
import { type PageGuards, pagePolicyWith } from '../http/security-headers.ts';
import type { ServerOptions } from '../server-options.ts';
import { checkoutPath, checkoutPlaces } from './checkout-address.ts';
import { checkoutPolicy } from './checkout-policy.ts';

/**
 * The guards of a page by its address and host: the game's may frame the checkout and nothing else, the checkout may be
 * framed by the game and nothing else.
 */
export function pageGuards(options: ServerOptions): (url: string, host: string) => PageGuards {
  const { provider } = options.payments ?? { provider: 'off' as const };
  const places = checkoutPlaces(options);
  if (provider === 'off') return () => ({ policy: pagePolicyWith([]) });
  return (url, host) => {
    const game = url.replace(/[?#].*/, '') === checkoutPath ? places.gameFor(host) : undefined;
    if (game !== undefined) return { policy: checkoutPolicy(provider, game) };
    const checkout = places.checkoutFor(host);
    return {
      policy: pagePolicyWith(checkout ? [new URL(checkout).origin] : []),
      ...(hasWallets(provider) && { opener: 'same-origin-allow-popups' as const }),
    };
  };
}

/** The wallets of the provider's open windows from within the frame, and have to hear from them. */
const hasWallets = (provider: PaymentProviderName): boolean => provider === 'braintree';
