import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendError } from '../http/error-handler.ts';
import { Refused } from '../http/failures.ts';
import { type RateLimitDeps, rateLimitOf } from '../http/rate-limits.ts';
import { type LinkDeps, linkTo } from '../mail/link-to.ts';
import type { Identity, IdentityProvider } from './provider.ts';
import type { ProviderSignIn } from './provider-sign-in.ts';
import type { SignInState } from './sign-in-tokens.ts';

export type ReturnDeps = LinkDeps & RateLimitDeps & { readonly signIn: ProviderSignIn };

const clientPage = '/sign-in/back';

export const returnAddressOf = (provider: string, deps: LinkDeps): string =>
  linkTo(deps, `/sign-in/${provider.toLowerCase()}/return`);

/**
 * Exchanges the code from a provider, and redirects to the client with a ticket. The ticket is in the URL fragment,
 * which browsers do not send to servers.
 */
export function returnRoutes(app: FastifyInstance, deps: ReturnDeps): void {
  const { providers, testProviders } = deps.signIn;
  const realProviders = [...providers.values()].filter(({ provider }) => !testProviders.has(provider));
  const providersByPath = new Map(realProviders.map((each) => [each.provider.toLowerCase(), each]));
  if (providersByPath.size === 0) return;
  const routeOptions = { schema: { hide: true }, config: { rateLimit: rateLimitOf('sign in', deps) } };
  const finish = async (path: string, returned: URLSearchParams, reply: FastifyReply) => {
    const provider = providersByPath.get(path);
    if (!provider) return sendError(reply, { status: 404, message: 'There is nothing at this address.' });
    return redirectToClient(reply, await resultOf(provider, returned, deps));
  };
  const providerIn = (params: unknown) => (params as { provider: string }).provider;
  app.get('/sign-in/:provider/return', routeOptions, ({ params, url }, reply) =>
    finish(providerIn(params), new URL(url, 'http://here').searchParams, reply),
  );
  // Apple posts an HTML form.
  app.post('/sign-in/:provider/return', routeOptions, ({ params, body }, reply) =>
    finish(providerIn(params), fieldsOf(body), reply),
  );
}

type ReturnResult = { readonly ticket: string } | { readonly trouble: string };

export function redirectToClient(reply: FastifyReply, result: ReturnResult): FastifyReply {
  const fragment = new URLSearchParams(result).toString();
  return reply.header('Cache-Control', 'no-store').redirect(`${clientPage}#${fragment}`, 303);
}

async function resultOf(
  provider: IdentityProvider,
  returned: URLSearchParams,
  deps: ReturnDeps,
): Promise<ReturnResult> {
  const { tokens } = deps.signIn;
  const state = returned.get('state') ?? '';
  const begun = tokens.readState(state);
  if (!begun || begun.provider !== provider.provider)
    return { trouble: 'That took longer than ten minutes, or you began in another browser. Log in again from here.' };
  if (returned.has('error')) return { trouble: `${provider.provider} did not let you through. Nothing has changed.` };
  const { nonce } = begun;
  const returnAddress = returnAddressOf(provider.provider, deps);
  try {
    const request = { state, nonce, verifier: tokens.verifierOf(nonce), returnAddress };
    const verified = await provider.exchangeCode(returned, request);
    if (!verified) return { trouble: `${provider.provider} did not confirm who you are. Try again.` };
    return ticketFor(begun, verified.identity, deps);
  } catch (failure) {
    if (failure instanceof Refused) return { trouble: failure.message };
    throw failure;
  }
}

/** The ticket is only valid in the tab that began the sign-in. */
export const ticketFor = (
  { provider, nonce, tab }: SignInState,
  identity: Identity,
  { signIn }: { readonly signIn: ProviderSignIn },
): ReturnResult => ({ ticket: signIn.tokens.ticketOf({ provider, nonce, tab, identity }) });

/** Ignores fields that are not text. */
function fieldsOf(body: unknown): URLSearchParams {
  const fields = Object.entries((body ?? {}) as Record<string, unknown>);
  return new URLSearchParams(fields.filter((each): each is [string, string] => typeof each[1] === 'string'));
}
