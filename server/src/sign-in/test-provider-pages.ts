import type { FastifyInstance } from 'fastify';
import { sendError } from '../http/error-handler.ts';
import { goBack, ticketFor } from './return-routes.ts';
import type { SignInState } from './sign-in-tokens.ts';
import type { TestProvider } from './test-provider.ts';
import { askingPage, pageStyle } from './test-provider-page.ts';
import type { WaysIn } from './ways-in.ts';

/** The pages of the test providers; registered only if there are any. */
export function testProviderPages(app: FastifyInstance, deps: { readonly signIn: WaysIn }): void {
  const { testProviders, trips } = deps.signIn;
  const providers = new Map([...testProviders].map(([name, each]) => [name.toLowerCase(), each]));
  if (providers.size === 0) return;
  const hidden = { schema: { hide: true } } as const;
  const asked = (params: unknown, fields: unknown): { provider: TestProvider; way: SignInState } | undefined => {
    const provider = providers.get(wordIn(params, 'provider'));
    const way = trips.readState(wordIn(fields, 'state'));
    return provider && way?.provider === provider.provider ? { provider, way } : undefined;
  };
  const nothing = { status: 404, message: 'There is nothing at this address.' } as const;

  app.get('/sign-in/test/page.css', hidden, (_, reply) => reply.type('text/css; charset=utf-8').send(pageStyle));

  app.get('/sign-in/test/:provider', hidden, ({ params, query }, reply) => {
    const found = asked(params, query);
    if (!found) return sendError(reply, nothing);
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .send(askingPage(found.provider.provider, wordIn(query, 'state')));
  });

  app.post('/sign-in/test/:provider', hidden, ({ params, body }, reply) => {
    const found = asked(params, body);
    if (!found) return sendError(reply, nothing);
    const [name, email] = [wordIn(body, 'name'), wordIn(body, 'email')];
    const isEmailVerified = wordIn(body, 'vouched') === 'yes';
    const person = found.provider.personOf({ ...(name && { name }), ...(email && { email }), isEmailVerified });
    return goBack(reply, ticketFor(found.way, person, deps));
  });
}

function wordIn(fields: unknown, name: string): string {
  const value = (fields as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === 'string' ? value.trim().slice(0, 1000) : '';
}
