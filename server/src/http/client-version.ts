import { versionHeader } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';

/** Every answer says which client is the newest. */
export function tellClientVersion(app: FastifyInstance, version: string): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header(versionHeader, version);
  });
}
