/** The path of the page that asks for a card. */
export const checkoutPath = '/checkout';

type Addresses = { readonly checkout?: { readonly url?: string }; readonly publicUrl?: string };

/** The two origins that a purchase is made at: the game's, and the one whose page asks for a card. */
export type CheckoutPlaces = {
  /** The address of the checkout for a game's page that came from `host`; undefined where there is none. */
  checkoutFor(host: string): string | undefined;
  /** The origin of the game for a checkout that came from `host`; undefined where there is none. */
  gameFor(host: string): string | undefined;
  /** True for a host at which the checkout stands and nothing of the game. */
  isCheckoutAlone(host: string): boolean;
};

/**
 * The address of the checkout and the one that may frame it, by the operator's settings. On a machine of one's own, where none are
 * set, its two names stand in for two origins: a game at 127.0.0.1 has its checkout at localhost, and the other way round.
 */
export function checkoutPlaces({ checkout: { url: checkoutUrl } = {}, publicUrl }: Addresses): CheckoutPlaces {
  if (checkoutUrl === undefined || publicUrl === undefined) {
    const isAtHome = publicUrl === undefined || isLoopback(publicUrl);
    const other = (host: string) => (isAtHome ? otherName(host) : undefined);
    return {
      checkoutFor: (host) => withPath(other(host)),
      gameFor: other,
      isCheckoutAlone: () => false,
    };
  }
  const [checkout, game] = [new URL(checkoutUrl), new URL(publicUrl)];
  return {
    checkoutFor: () => withPath(checkout.origin),
    gameFor: (host) => (host === checkout.host ? game.origin : undefined),
    isCheckoutAlone: (host) => host === checkout.host,
  };
}

const withPath = (origin: string | undefined): string | undefined => origin && `${origin}${checkoutPath}`;

const names: ReadonlyMap<string, string> = new Map([
  ['localhost', '127.0.0.1'],
  ['127.0.0.1', 'localhost'],
]);

/** The origin of the same server by the other of its names; undefined for a host that is no name of this machine. */
function otherName(host: string): string | undefined {
  const [, name = '', port = ''] = /^([a-z0-9.]+)(:\d+)?$/.exec(host) ?? [];
  const other = names.get(name);
  return other && `http://${other}${port}`;
}

export const isLoopback = (address: string): boolean => names.has(new URL(address).hostname);
