import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import type { ServerOptions } from '../server-options.ts';
import type { PackDeps } from '../world/world-cache.ts';
import { type RateLimitDeps, rateLimitOf } from './rate-limits.ts';

/** Collects endpoints for the OpenAPI description. Must run before the endpoints are bound. */
export async function collectEndpoints(
  app: FastifyInstance,
  { world, options }: PackDeps & { readonly options: Pick<ServerOptions, 'clientVersion'> },
): Promise<void> {
  const info = { title: world.pack.words.title, version: options.clientVersion };
  await app.register(swagger, { openapi: { openapi: '3.1.0', info } });
}

/** Serializes `/api/openapi.json` once at the first request, because the description has a third of a megabyte. */
export function serveOpenApi(app: FastifyInstance, deps: RateLimitDeps): void {
  let description: Buffer | undefined;
  const config = { rateLimit: rateLimitOf('read', deps) };
  app.get('/api/openapi.json', { schema: { hide: true }, config }, async (_request, reply) => {
    description ??= Buffer.from(JSON.stringify(app.swagger()));
    return reply.type('application/json; charset=utf-8').send(description);
  });
}
