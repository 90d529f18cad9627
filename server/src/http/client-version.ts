import { versionHeader } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';

export function sendClientVersion(app: FastifyInstance, version: string): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header(versionHeader, version);
    done();
  });
}
