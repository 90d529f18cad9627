import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { notFoundMessage, sendError } from '../http/error-handler.ts';
import type { ServerOptions } from '../server-options.ts';
import type { PackDeps } from '../world/world-cache.ts';

/** Paths that are answered at the checkout's own host too: its page, its files, and that the server is alive. */
const alsoThere =
  /^\/(checkout$|assets\/|\.well-known\/apple-developer-merchantid-domain-association$|healthz$|readyz$)/;

/** JSON that nothing in the page can take for the end of its element. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The page that asks for a card, for a frame of the game's at another origin. At a host of its own it is all there is:
 * the scripts of the provider that run in it find no game beside them. At the game's own it is not there.
 */
export async function serveCheckout(
  app: FastifyInstance,
  { options, world }: PackDeps & { readonly options: ServerOptions },
): Promise<void> {
  const { webFolder, payments, checkout } = options;
  const { wallets = [], googlePayMerchantId = '', applePayDomainFile } = checkout ?? {};
  const places = checkoutPlaces(options);
  app.addHook('onRequest', async ({ host, url }, reply) => {
    if (places.isCheckoutAlone(host) && !alsoThere.test(url.replace(/[?#].*/, '')))
      return sendError(reply, { status: 404, message: notFoundMessage });
  });
  if (applePayDomainFile) {
    const proof = await readFile(applePayDomainFile);
    app.get('/.well-known/apple-developer-merchantid-domain-association', { schema: { hide: true } }, (_, reply) =>
      reply.type('text/plain; charset=utf-8').send(proof),
    );
  }
  const file = webFolder && join(webFolder, 'checkout.html');
  if (!file || !existsSync(file) || payments === undefined || payments.provider === 'off') return;
  const page = await readFile(file, 'utf8');
  app.get(checkoutPath, { schema: { hide: true } }, ({ host }, reply) => {
    const game = places.gameFor(host);
    if (game === undefined) return reply.callNotFound();
    const settings = { game, seller: world.pack.words.title, wallets, googleMerchantId: googlePayMerchantId };
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(page.replace('{{settings}}', () => inScript(settings)));
  });
}

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
