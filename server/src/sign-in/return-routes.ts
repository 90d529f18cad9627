import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendError } from '../http/error-handler.ts';
import { Refused } from '../http/failures.ts';
import { type RateLimitDeps, rateLimitOf } from '../http/rate-limits.ts';
import { type LinkDeps, linkTo } from '../mail/link-to.ts';
import type { Identity, IdentityProvider } from './provider.ts';
import type { SignInState } from './sign-in-tokens.ts';
import type { WaysIn } from './ways-in.ts';

export type ReturnDeps = LinkDeps & RateLimitDeps & { readonly signIn: WaysIn };

/** The client's page for every redirect from a provider. */
const backPage = '/sign-in/back';

/** The redirect URI of a provider. */
export const returnAddressOf = (provider: string, deps: LinkDeps): string =>
  linkTo(deps, `/sign-in/${provider.toLowerCase()}/return`);

/**
 * The redirects from providers' pages. The server exchanges the code for an ID token and redirects to the client's
 * page. The ticket is in the URL fragment, which no server sees.
 */
export function returnRoutes(app: FastifyInstance, deps: ReturnDeps): void {
  const { providers, testProviders } = deps.signIn;
  const real = [...providers.values()].filter(({ provider }) => !testProviders.has(provider));
  const byWord = new Map(real.map((each) => [each.provider.toLowerCase(), each]));
  if (byWord.size === 0) return;
  const open = { schema: { hide: true }, config: { rateLimit: rateLimitOf('sign in', deps) } };
  const back = async (word: string, returned: URLSearchParams, reply: FastifyReply) => {
    const provider = byWord.get(word);
    if (!provider) return sendError(reply, { status: 404, message: 'There is nothing at this address.' });
    return goBack(reply, await answerFor(provider, returned, deps));
  };
  const wordOf = (params: unknown) => (params as { provider: string }).provider;
  app.get('/sign-in/:provider/return', open, ({ params, url }, reply) =>
    back(wordOf(params), new URL(url, 'http://here').searchParams, reply),
  );
  // Apple posts a form.
  app.post('/sign-in/:provider/return', open, ({ params, body }, reply) => back(wordOf(params), fieldsOf(body), reply));
}

type Back = { readonly ticket: string } | { readonly trouble: string };

/** Redirects to the client's page, with a ticket or an error message. */
export function goBack(reply: FastifyReply, back: Back): FastifyReply {
  const fragment = new URLSearchParams(back).toString();
  return reply.header('Cache-Control', 'no-store').redirect(`${backPage}#${fragment}`, 303);
}

async function answerFor(provider: IdentityProvider, returned: URLSearchParams, deps: ReturnDeps): Promise<Back> {
  const { trips } = deps.signIn;
  const state = returned.get('state') ?? '';
  const way = trips.readState(state);
  if (!way || way.provider !== provider.provider)
    return { trouble: 'That took longer than ten minutes, or began elsewhere. Begin once more here.' };
  if (returned.has('error')) return { trouble: `${provider.provider} let nobody through. Nothing has changed.` };
  const { nonce } = way;
  const returnAddress = returnAddressOf(provider.provider, deps);
  try {
    const asking = { state, nonce, verifier: trips.verifierOf(nonce), returnAddress };
    const vouched = await provider.wordFor(returned, asking);
    if (!vouched) return { trouble: `${provider.provider} did not vouch for you. Try once more.` };
    return ticketFor(way, vouched.identity, deps);
  } catch (failure) {
    if (failure instanceof Refused) return { trouble: failure.message };
    throw failure;
  }
}

/** The ticket of a verified person, for the tab that began the sign-in. */
export const ticketFor = (
  { provider, nonce, tab }: SignInState,
  identity: Identity,
  { signIn }: { readonly signIn: WaysIn },
): Back => ({ ticket: signIn.trips.ticketOf({ provider, nonce, tab, identity }) });

/** The text fields of a form; everything else is ignored. */
function fieldsOf(body: unknown): URLSearchParams {
  const fields = Object.entries((body ?? {}) as Record<string, unknown>);
  return new URLSearchParams(fields.filter((each): each is [string, string] => typeof each[1] === 'string'));
}
