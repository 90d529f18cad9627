import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { notFoundMessage, sendError } from '../http/error-handler.ts';
import type { ServerOptions } from '../server-options.ts';
import type { PackDeps } from '../world/world-cache.ts';

const checkoutHostPaths =
  /^\/(checkout$|assets\/|\.well-known\/apple-developer-merchantid-domain-association$|healthz$|readyz$)/;

/** Escapes `<` so that no text can close the script element. */
const jsonForScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Serves the page with the card form, which the game shows in a frame. The checkout has a separate origin, so that the
 * payment provider's scripts cannot access the game. The checkout's host serves nothing else.
 */
export async function serveCheckout(
  app: FastifyInstance,
  { options, world }: PackDeps & { readonly options: ServerOptions },
): Promise<void> {
  const { webFolder, payments, checkout } = options;
  const { wallets = [], googlePayMerchantId = '', applePayDomainFile } = checkout ?? {};
  const origins = checkoutOrigins(options);
  app.addHook('onRequest', async ({ host, url }, reply) => {
    if (origins.isCheckoutOnlyHost(host) && !checkoutHostPaths.test(url.replace(/[?#].*/, '')))
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
    const game = origins.gameOriginFor(host);
    if (game === undefined) return reply.callNotFound();
    const settings = { game, seller: world.pack.words.title, wallets, googleMerchantId: googlePayMerchantId };
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(page.replace('{{settings}}', () => jsonForScript(settings)));
  });
}

export const checkoutPath = '/checkout';

type Addresses = { readonly checkout?: { readonly url?: string }; readonly publicUrl?: string };

export type CheckoutOrigins = {
  /** Returns undefined if game pages on `host` have no checkout. */
  checkoutUrlFor(host: string): string | undefined;
  /** Returns undefined if `host` serves no checkout. */
  gameOriginFor(host: string): string | undefined;
  isCheckoutOnlyHost(host: string): boolean;
};

/**
 * If nothing is configured, a local server uses its two names as two origins. A game at 127.0.0.1 has its checkout at
 * localhost, and vice versa.
 */
export function checkoutOrigins({ checkout: { url: checkoutUrl } = {}, publicUrl }: Addresses): CheckoutOrigins {
  if (checkoutUrl === undefined || publicUrl === undefined) {
    const isLocal = publicUrl === undefined || isLoopback(publicUrl);
    const other = (host: string) => (isLocal ? otherName(host) : undefined);
    return {
      checkoutUrlFor: (host) => withPath(other(host)),
      gameOriginFor: other,
      isCheckoutOnlyHost: () => false,
    };
  }
  const [checkout, game] = [new URL(checkoutUrl), new URL(publicUrl)];
  return {
    checkoutUrlFor: () => withPath(checkout.origin),
    gameOriginFor: (host) => (host === checkout.host ? game.origin : undefined),
    isCheckoutOnlyHost: (host) => host === checkout.host,
  };
}

const withPath = (origin: string | undefined): string | undefined => origin && `${origin}${checkoutPath}`;

const loopbackNames: ReadonlyMap<string, string> = new Map([
  ['localhost', '127.0.0.1'],
  ['127.0.0.1', 'localhost'],
]);

function otherName(host: string): string | undefined {
  const [, name = '', port = ''] = /^([a-z0-9.]+)(:\d+)?$/.exec(host) ?? [];
  const other = loopbackNames.get(name);
  return other && `http://${other}${port}`;
}

export const isLoopback = (address: string): boolean => loopbackNames.has(new URL(address).hostname);
