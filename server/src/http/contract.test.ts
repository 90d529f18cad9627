import { endpoints } from '@underhall/contract';
import { expect, test } from 'vitest';
import { aServer } from '../testing/a-server.ts';

test('binds every endpoint of the contract under /api, and the OpenAPI description lists exactly these', {
  meta: { rows: ['C-API-030'], asvs: ['2.1.1', '8.1.1', '8.1.2'] },
}, async () => {
  const { app } = await aServer();
  const { openapi, paths } = (await app.inject({ url: '/api/openapi.json' })).json();

  const documentedCalls = Object.entries(paths as Record<string, object>).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(openapi).toBe('3.1.0');
  expect(documentedCalls.sort()).toEqual(
    endpoints.map(({ method, path }) => `${method} /api${path.replace(/:(\w+)/, '{$1}')}`).sort(),
  );
});

test('the probes report a live and ready server', async () => {
  const { app } = await aServer();
  expect((await app.inject({ url: '/healthz' })).json()).toEqual({ alive: true });
  expect((await app.inject({ url: '/readyz' })).json()).toEqual({ ready: true, world: expect.any(String) });
});
