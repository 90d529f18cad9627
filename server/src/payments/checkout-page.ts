import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { nothingThere, sendError } from '../http/report-failure.ts';
import type { ServerOptions } from '../server-options.ts';
import type { PackDeps } from '../world/world-cache.ts';
import { checkoutPath, checkoutPlaces } from './checkout-address.ts';

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
      return sendError(reply, { status: 404, message: nothingThere });
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
