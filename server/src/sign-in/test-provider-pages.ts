import type { FastifyInstance } from 'fastify';
import { sendError } from '../http/error-handler.ts';
import type { ProviderSignIn } from './provider-sign-in.ts';
import { redirectToClient, ticketFor } from './return-routes.ts';
import type { SignInState } from './sign-in-tokens.ts';
import type { TestProvider } from './test-provider.ts';
import { choicePage, pageStyle } from './test-provider-page.ts';

export function testProviderPages(app: FastifyInstance, deps: { readonly signIn: ProviderSignIn }): void {
  const { testProviders, tokens } = deps.signIn;
  const providers = new Map([...testProviders].map(([name, each]) => [name.toLowerCase(), each]));
  if (providers.size === 0) return;
  const hidden = { schema: { hide: true } } as const;
  const findVisit = (params: unknown, fields: unknown): { provider: TestProvider; state: SignInState } | undefined => {
    const provider = providers.get(fieldIn(params, 'provider'));
    const state = tokens.readState(fieldIn(fields, 'state'));
    return provider && state?.provider === provider.provider ? { provider, state } : undefined;
  };
  const notFound = { status: 404, message: 'There is nothing at this address.' } as const;

  app.get('/sign-in/test/page.css', hidden, (_, reply) => reply.type('text/css; charset=utf-8').send(pageStyle));

  app.get('/sign-in/test/:provider', hidden, ({ params, query }, reply) => {
    const visit = findVisit(params, query);
    if (!visit) return sendError(reply, notFound);
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .send(choicePage(visit.provider.provider, fieldIn(query, 'state')));
  });

  app.post('/sign-in/test/:provider', hidden, ({ params, body }, reply) => {
    const visit = findVisit(params, body);
    if (!visit) return sendError(reply, notFound);
    const [name, email] = [fieldIn(body, 'name'), fieldIn(body, 'email')];
    const isEmailVerified = fieldIn(body, 'vouched') === 'yes';
    const person = visit.provider.personOf({ ...(name && { name }), ...(email && { email }), isEmailVerified });
    return redirectToClient(reply, ticketFor(visit.state, person, deps));
  });
}

function fieldIn(fields: unknown, name: string): string {
  const value = (fields as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === 'string' ? value.trim().slice(0, 1000) : '';
}
