import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { acceptAnyContentType } from './normalize-body.ts';
import { runRequestsIn } from './request-context.ts';

test('a handler runs in the contexts of its request, also if the body arrives after the headers', async () => {
  const [outer, inner] = [new AsyncLocalStorage<string>(), new AsyncLocalStorage<string>()];
  const app = fastify();
  onTestFinished(() => app.close());
  acceptAnyContentType(app);
  runRequestsIn(
    app,
    ({ url }) =>
      (run) =>
        outer.run(url, run),
    () => (run) => inner.run(`in ${outer.getStore()}`, run),
  );
  const waiting = new Map<string, () => void>();
  app.addHook('preParsing', async ({ url }, _reply, body) => {
    waiting.get(url)?.();
    return body;
  });
  app.post('/:name', async () => [outer.getStore(), inner.getStore()]);
  const address = await app.listen({ port: 0 });

  const send = async (url: string): Promise<string> => {
    const isWaiting = new Promise<void>((resolve) => waiting.set(url, resolve));
    const call = request(address + url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    });
    call.flushHeaders();
    await isWaiting;
    call.end('{}');
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    return text(answer);
  };
  expect(await Promise.all([send('/one'), send('/two')])).toEqual(['["/one","in /one"]', '["/two","in /two"]']);
});
