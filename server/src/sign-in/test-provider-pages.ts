import type { FastifyInstance } from 'fastify';
import { sendError } from '../http/report-failure.ts';
import type { TestProvider } from './test-provider.ts';
import { askingPage, handingPage, handOverScript, pageStyle } from './test-provider-page.ts';
import type { WaysIn } from './ways-in.ts';

/** The pages of the providers that stand in for real ones; bound only if there are such providers. */
export function testProviderPages(app: FastifyInstance, { signIn }: { readonly signIn: WaysIn }): void {
  const providers = new Map([...signIn.testProviders].map(([name, each]) => [name.toLowerCase(), each]));
  if (providers.size === 0) return;
  const hidden = { schema: { hide: true } } as const;
  const providerOf = (params: unknown): TestProvider | undefined => providers.get(wordIn(params, 'provider'));

  app.get('/sign-in/test/page.css', hidden, (_, reply) => reply.type('text/css; charset=utf-8').send(pageStyle));
  app.get('/sign-in/test/hand-over.js', hidden, (_, reply) =>
    reply.type('text/javascript; charset=utf-8').send(handOverScript),
  );

  app.get('/sign-in/test/:provider', hidden, ({ params, query }, reply) => {
    const provider = providerOf(params);
    const asking = { state: wordIn(query, 'state'), nonce: wordIn(query, 'nonce') };
    if (!provider || asking.state === '' || asking.nonce === '')
      return sendError(reply, { status: 404, message: 'There is nothing at this address.' });
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .send(askingPage(provider.provider, asking));
  });

  app.post('/sign-in/test/:provider', hidden, ({ params, body }, reply) => {
    const provider = providerOf(params);
    if (!provider) return sendError(reply, { status: 404, message: 'There is nothing at this address.' });
    const [name, email] = [wordIn(body, 'name'), wordIn(body, 'email')];
    const isEmailVerified = wordIn(body, 'vouched') === 'yes';
    const person = { ...(name && { name }), ...(email && { email }), isEmailVerified };
    const signed = provider.sign(person, wordIn(body, 'nonce'));
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .send(handingPage(provider.provider, wordIn(body, 'state'), signed));
  });
}

function wordIn(fields: unknown, name: string): string {
  const value = (fields as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === 'string' ? value.trim().slice(0, 300) : '';
}
